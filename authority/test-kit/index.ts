export { type StoreLaw, storeLaws } from "./store-laws.ts";
