export { chronobot as rules } from "@chronarium/anachrony/companion";
