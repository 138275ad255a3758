/** What to type; the same in every language. */
export const commands = {
  play: "npm run -s chronarium -- play khronos",
  rules: "npm run -s chronarium -- rules khronos",
  sim: "npm run -s chronarium -- sim khronos",
} as const;
