export { chronomancer as rules } from "@chronarium/chronomancer";
