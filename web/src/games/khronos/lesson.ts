export { default as text } from "@chronarium/khronos/lessons/first.txt?raw";
