/** Games as files. */

/** A name that every system takes: "khronos-abbey-first-2026-03-01.json". */
export function fileName(game: string, title: string, time: number): string {
  const plain = title
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
  const words = [game, ...plain.split("-").filter((word) => word !== "" && word !== game)];
  return `${words.join("-").slice(0, 60)}-${new Date(time).toISOString().slice(0, 10)}.json`;
}

export function download(name: string, content: string | Blob): void {
  const file = typeof content === "string" ? new Blob([content], { type: "application/json" }) : content;
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has its own hold on the data once the download has begun.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
