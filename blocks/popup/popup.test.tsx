import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { popupFixtures } from "./fixtures.ts";
import { PopupView } from "./view.tsx";

const [filled, long, alone, blocks, empty] = popupFixtures.map((fixture) => renderFixture(PopupView, fixture));

test("[§2] a popup is a closed dialog that is named by its title and can be closed", () => {
  expect(filled).toMatch(/<dialog id="popup-3"[^>]*aria-labelledby="popup-3-title"/);
  expect(filled).not.toContain(" open=");
  expect(filled).toMatch(/<button [^>]*data-action="popup:close" aria-label="Fermer"/);
  expect(alone).toContain('aria-label="Annonce"');
});

test("[§4 popup-rules] a popup says by which rule it opens: its delay, every load or once, this page or another", () => {
  expect(filled).toMatch(/<dialog id="popup-3"[^>]*data-delay="2500" data-auto=""/);
  expect(filled).toMatch(/<dialog id="popup-4"[^>]*data-delay="0" data-every-load=""/);
  expect(filled?.match(/data-auto/g)).toHaveLength(1);
});

test("it may lead somewhere, or say only what it says", () => {
  expect(filled).toContain('href="/visiter"');
  expect(long).not.toContain("<a ");
  expect(empty).toBe("");
});

test("[PU12] one of blocks shows these alone, under its title's name; one whose blocks can't be had isn't there", () => {
  expect(blocks).toMatch(/<dialog id="popup-3"[^>]*aria-label="Portes ouvertes"/);
  expect(blocks).toContain("Les blocs");
  expect(blocks).not.toMatch(/<h2|<img|href=|popup-4/);
  // What is told of it stands beside, where the renderer lets administrators have it.
  expect(blocks).toMatch(/<\/dialog><div data-slot="popup-broken">/);
});
