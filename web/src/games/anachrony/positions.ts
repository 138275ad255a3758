export { default as text } from "@chronarium/anachrony/rulebook/positions.txt?raw";
