export { default as text } from "@chronarium/chronomancer/lessons/first.txt?raw";
