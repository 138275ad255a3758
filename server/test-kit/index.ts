export { type Running, startServer } from "./start.ts";
