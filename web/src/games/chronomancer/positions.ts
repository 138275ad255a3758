export { default as text } from "@chronarium/chronomancer/rulebook/positions.txt?raw";
