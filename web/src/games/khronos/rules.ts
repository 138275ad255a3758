export { khronos as rules } from "@chronarium/khronos";
