import chronobotArt from "./art/chronobot.svg";
import chronomancerArt from "./art/chronomancer.svg";
import khronosArt from "./art/khronos.svg";
import missionArt from "./art/mission.svg";
import { type Catalogue, type Game, games, type Language, languages } from "./text/catalogue.ts";

const art: Readonly<Record<Game, string>> = {
  khronos: khronosArt,
  chronomancer: chronomancerArt,
  chronobot: chronobotArt,
  mission: missionArt,
};

const mark = `<svg width="32" height="32" viewBox="0 0 40 40" fill="none" aria-hidden="true">
  <g stroke="currentColor" stroke-width="3"><circle cx="20" cy="20" r="17"/><path d="M20 37V20"/><path d="M20 26C20 18 11 20 9 12" stroke-linecap="round"/></g>
  <path d="M20 21L30 9" stroke="var(--now)" stroke-width="4" stroke-linecap="round"/><circle cx="20" cy="21" r="3.4" fill="var(--now)"/>
</svg>`;

const languageNames: Readonly<Record<Language, string>> = { en: "English", fr: "Français" };

function languageButton(language: Language, current: Language): string {
  return `<button type="button" lang="${language}" data-language="${language}" aria-pressed="${language === current}">
    <span aria-hidden="true">${language.toUpperCase()}</span><span class="vh">${languageNames[language]}</span></button>`;
}

function poster(game: Game, text: Catalogue): string {
  const { name, line, facts } = text.games[game];
  const state = game === "khronos" ? "playable" : "coming";
  return `<li class="poster" data-game="${game}"><img src="${art[game]}" alt="" width="300" height="230">
    <div class="poster-text" data-theme="dark"><h2>${name}</h2><p>${line}</p><p class="facts">${facts}</p>
    <p class="state" data-state="${state}">${text[state]}</p></div></li>`;
}

function steps(text: Catalogue): string {
  return text.terminal.steps
    .map(
      ({ command, brings }) => `<li><p>${brings}</p><code translate="no" tabindex="0">${command}</code></li>`,
    )
    .join("");
}

/** The whole page as HTML; every word comes from the catalogue, none from outside. */
export function pageHtml(text: Catalogue, language: Language): string {
  return `<header class="top"><p class="brand">${mark}Chronarium</p>
    <div class="languages" role="group" aria-label="${text.languageSwitch}">${languages
      .map((each) => languageButton(each, language))
      .join("")}</div></header>
  <main><section class="play"><h1>${text.title}</h1><p class="lead">${text.lead}</p>
    <ul class="posters" aria-label="${text.gamesLabel}">${games.map((game) => poster(game, text)).join("")}</ul></section>
    <section class="terminal" aria-labelledby="terminal-title"><h2 id="terminal-title">${text.terminal.title}</h2>
    <p>${text.terminal.lead}</p><ol>${steps(text)}</ol></section></main>
  <footer><p>${text.notice}</p></footer>`;
}
