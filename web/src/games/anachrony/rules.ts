export { anachrony as rules } from "@chronarium/anachrony";
