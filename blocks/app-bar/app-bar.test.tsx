import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";
import { sampleParameters } from "#blocks/kit/samples.ts";

import { appBarFixtures } from "./fixtures.ts";
import { AppBarView } from "./view.tsx";

const [filled, over, none, dark] = appBarFixtures.map((fixture) => renderFixture(AppBarView, fixture));

test("[§2] the menu leads to its pages and marks the one that is open", () => {
  expect(filled).toMatch(/<a href="\/nos-cuvees"[^>]*aria-current="page"/);
  expect(filled).toMatch(/<a href="\/le-vignoble" class="[^"]*"><span/);
});

test("[§2] a page flagged for reload loads a whole document", () => {
  expect(filled).toMatch(/<a href="\/contact"[^>]*data-reload=""/);
});

test("the menu stands twice, for wide screens and behind a button that needs no JavaScript", () => {
  expect(filled?.match(/href="\/le-vignoble"/g)).toHaveLength(2);
  expect(filled).toMatch(/<button type="button" class="[^"]*" popoverTarget="site-menu">/);
  expect(filled).toMatch(/<nav id="site-menu" popover="auto"/);
  expect(filled).toContain('popoverTargetAction="hide" aria-label="Fermer le menu"');
});

test("[§9 mobile-below-960] the menu is the mobile one below 960 px of the page", () => {
  const css = readFileSync(fileURLToPath(new URL("app-bar.module.css", import.meta.url)), "utf8");
  const [narrow = "", wide = ""] = css.split("@container page (min-width: 960px) {");
  expect(narrow).toMatch(/\.wide \{\s+display: none;/);
  expect(wide).toMatch(/\.small \{\s+display: none;/);
});

test("the logo leads home in the page's language and says whose site it is", () => {
  expect(filled).toMatch(/<a href="\/"[^>]*><picture[^>]*><img [^>]*alt="Domaine Clairveille"/);
  expect(over).toMatch(
    /<a href="\/en_US"[^>]*><picture[^>]*><img [^>]*alt="Domaine Clairveille" src="\/media\/logo-light\.svg"/,
  );
});

test("[§2] a fixed menu and one that lies over the first picture say so to the style sheet", () => {
  expect(filled).toMatch(/<header class="[^"]*_fixed_/);
  expect(over).toMatch(/<header class="[^"]*_over_[^"]*_type-burger_/);
});

test("without pages or a logo there is still a way home", () => {
  expect(none).toMatch(/<a href="\/"[^>]*><span[^>]*>Notre domaine<\/span><\/a>/);
  expect(none).not.toContain("<nav");
});

test("[§2] the menu icon stands beside the title: a drawing by its name, a picture by its address", () => {
  expect(filled).toMatch(/href="\/nos-cuvees"[^>]*><svg class="[^"]*_icon_[^>]*aria-hidden="true"/);
  expect(filled).toMatch(/href="\/contact"[^>]*><img src="\/media\/letter\.svg" alt=""[^>]*class="[^"]*_icon_/);
  expect(filled).toMatch(/href="\/le-vignoble" class="[^"]*"><span/);
});

test("[§9] the menu icon is as large as MENU_ICON_SIZE says", () => {
  const css = readFileSync(fileURLToPath(new URL("app-bar.module.css", import.meta.url)), "utf8");
  expect(css).toMatch(/\.icon \{[^}]*inline-size: var\(--menu-icon-size\);\s+block-size: var\(--menu-icon-size\);/);
});

test("[§2] the menu of a site that is no shop leaves its shop pages out", () => {
  expect(over).not.toContain("/en_US/shop");
});

test("[§3] without a logo of its own the bar has the estate's, the dark theme's on a dark ground", () => {
  expect(dark).toContain('alt="Clairveille, la nuit"');
});

test("[§3] [§9] the logo is as high as its parameters say, on mobile and on wide screens", () => {
  const css = readFileSync(fileURLToPath(new URL("app-bar.module.css", import.meta.url)), "utf8");
  const [narrow = "", wide = ""] = css.split("@container page (min-width: 960px) {");
  expect(narrow).toContain("--bar-logo: var(--logo-height-mobile);");
  expect(narrow).toMatch(/inline-size: var\(--logo-width-mobile, auto\);[^}]*block-size: var\(--bar-logo\);/);
  expect(narrow).toContain("margin: var(--logo-margin-mobile, 0);");
  expect(wide).toContain("--bar-logo: var(--logo-height);");
  expect(wide).toMatch(/inline-size: var\(--logo-width, auto\);[^}]*margin: var\(--logo-margin, 0\);/);
});

test("on wide touch screens a menu with sub-menus is the sheet, which shows them without hovering", () => {
  const css = readFileSync(fileURLToPath(new URL("app-bar.module.css", import.meta.url)), "utf8");
  const [, touch = ""] = css.split("@media (hover: none) {");
  expect(touch).toMatch(/\.bar:has\(\.wide \.children\) \.wide \{\s+display: none;/);
  expect(touch).toMatch(/\.bar:has\(\.wide \.children\) \.small \{\s+display: inline-flex;/);
});

test("the menu's foot has the telephone and the letters' address, where they are known", () => {
  const [fixture] = appBarFixtures;
  const known = sampleParameters({ COMPANY_PHONE: "04 67 12 34 56", COMPANY_EMAIL: "bonjour@clairveille.example" });
  const html = fixture && renderFixture(AppBarView, { ...fixture, data: { ...fixture.data, parameters: known } });
  expect(html).toMatch(/id="site-menu".*href="tel:0467123456".*href="mailto:bonjour@clairveille.example"/s);
  expect(filled).not.toContain("tel:");
});

test("a bar that stays in reach goes away on the way down and comes back on the way up, never over what has the focus", () => {
  const css = readFileSync(fileURLToPath(new URL("app-bar.module.css", import.meta.url)), "utf8");
  const [, moves = ""] = css.split("@container bar scroll-state(stuck: top) {");
  expect(moves).toMatch(/@container scroll scroll-state\(scrolled: bottom\) \{[^}]*translate: 0 -100%/);
  expect(moves).toMatch(/:has\(~ \[data-block="outlet"\] :focus-visible\)\) \.fixed \{\s+translate: 0 -100%/);
});
