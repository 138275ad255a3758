export { default as text } from "@chronarium/khronos/rulebook/positions.txt?raw";
