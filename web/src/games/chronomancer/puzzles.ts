export { puzzleGoals as goals } from "@chronarium/chronomancer/puzzles";
export { default as text } from "@chronarium/chronomancer/puzzles/list.txt?raw";
