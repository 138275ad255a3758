export { puzzleGoals as goals } from "@chronarium/khronos/puzzles";
export { default as text } from "@chronarium/khronos/puzzles/list.txt?raw";
