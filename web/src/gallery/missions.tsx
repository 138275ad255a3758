/**
 * A development page, not part of the client: every picture of every mission on one sheet. `?theme=light` and `?grey`
 * show it in the other theme and without colours; pictures rest, as with motion off.
 */
import "@fontsource/atkinson-hyperlegible-next/latin-400.css";
import "@fontsource/atkinson-hyperlegible-next/latin-600.css";
import "../tokens.css";
import "../games/missions/entry.ts";
import "./gallery.css";
import "./missions.css";
import { type JSX, StrictMode } from "react";
import { createRoot } from "react-dom/client";

const files = import.meta.glob<string>("../../../missions/*/art/**/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

type Picture = { readonly mission: string; readonly name: string; readonly src: string };

const pictures = Object.entries(files).map(([path, src]): Picture => {
  const [mission = "", name = ""] = path.replace(/^.*\/missions\//, "").split("/art/");
  return { mission, name: name.replace(".svg", ""), src };
});

/** What changes a scene lies over it: `l3+desk-lid` is shown on `l3`. */
const KINDS = [
  { title: "Scenes", is: (name: string) => /^[\w-]+$/.test(name) && !/^(map|end)/.test(name) },
  { title: "What comes to light", is: (name: string) => name.includes("+") },
  { title: "Maps and endings", is: (name: string) => /^(map|end)/.test(name) },
  { title: "People", is: (name: string) => name.startsWith("people/") },
  { title: "Things", is: (name: string) => name.startsWith("things/") },
] as const;

function Sheet(): JSX.Element {
  const missions = [...new Set(pictures.map(({ mission }) => mission))];
  const under = ({ mission, name }: Picture): string | undefined =>
    pictures.find((each) => each.mission === mission && each.name === name.replace(/\+.*/, ""))?.src;
  return (
    <main className="ms-contact">
      {missions.map((mission) =>
        KINDS.map(({ title, is }) => {
          const shown = pictures.filter((picture) => picture.mission === mission && is(picture.name));
          if (shown.length === 0) return null;
          return (
            <section key={`${mission} ${title}`} data-kind={title}>
              <h2>
                {mission} <small>{title}</small>
              </h2>
              <ul>
                {shown.map((picture) => (
                  <li key={picture.name}>
                    <span>
                      {picture.name.includes("+") && <img src={under(picture)} alt="" />}
                      <img src={picture.src} alt="" />
                    </span>
                    <small>{picture.name.replace(/^.*\//, "")}</small>
                  </li>
                ))}
              </ul>
            </section>
          );
        }),
      )}
    </main>
  );
}

const wished = new URLSearchParams(location.search);
document.documentElement.dataset.theme = wished.get("theme") ?? "dark";
document.documentElement.style.filter = wished.has("grey") ? "grayscale(1)" : "";
const root = document.getElementById("root");
if (root === null) throw new Error("The gallery has no #root.");
createRoot(root).render(
  <StrictMode>
    <Sheet />
  </StrictMode>,
);
