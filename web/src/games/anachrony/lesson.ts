export { default as text } from "@chronarium/anachrony/lessons/first.txt?raw";
