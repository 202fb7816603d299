import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";
import { samplePicture } from "#blocks/kit/samples.ts";

import { fullscreenSliderFixtures } from "./fixtures.ts";
import { counter, neighbour, swipe } from "./neighbour.ts";
import { Slide } from "./slide.tsx";
import { FullscreenSlider, FullscreenSliderView } from "./view.tsx";

const css = readFileSync(fileURLToPath(new URL("fullscreen-slider.module.css", import.meta.url)), "utf8");

function rule(name: string): string {
  return new RegExp(`\\n {2}\\.${name} \\{([^}]*)\\}`).exec(css)?.[1] ?? "";
}

const [closed, english] = fullscreenSliderFixtures.map((fixture) => renderFixture(FullscreenSlider, fixture));

test("the slider is a closed dialog until it is asked to open", () => {
  expect(closed).toMatch(/^<dialog class="[^"]*" aria-label="Images en plein écran"><\/dialog>$/);
  expect(english).toContain('aria-label="Fullscreen pictures"');
});

test("on the server it has no room yet", () => {
  expect(fullscreenSliderFixtures.map((fixture) => renderFixture(FullscreenSliderView, fixture))).toEqual(["", ""]);
});

test("[§2 slider-counter] the slider's counter reads 'n / total'", () => {
  expect(counter(0, 6)).toBe("1 / 6");
  expect(counter(5, 6)).toBe("6 / 6");
});

test("[§9 fullscreen-sizes] a fullscreen image takes 90 percent of the window, a video 75 percent up to 950 px", () => {
  expect(rule("picture")).toMatch(/max-inline-size: 90cqi;\s+max-block-size: 90cqb;/);
  expect(rule("video")).toContain("inline-size: min(75cqi, 950px);");
  expect(rule("dialog")).toMatch(/inline-size: 100%;\s+block-size: 100%;[^}]*container: slider \/ size;/);
});

test("[§2 slider-arrows-shown] [§9] the slider's arrows show from 960 px on, the page's only breakpoint", () => {
  const widths = [...css.matchAll(/@container ([^{]*)\{\s+\.previous,\s+\.next \{\s+display: grid;/g)];
  expect(widths.map(([, query]) => query?.trim())).toEqual(["page (min-width: 960px)"]);
  expect(rule("previous")).not.toContain("grid");
});

test("[§2 slider-wraps] navigation wraps around", () => {
  expect(neighbour(2, 1, 3)).toBe(0);
  expect(neighbour(0, -1, 3)).toBe(2);
  expect(neighbour(1, 1, 3)).toBe(2);
  expect(neighbour(7, 0, 3)).toBe(1);
  expect(neighbour(0, 1, 0)).toBe(0);
});

test("[§2 slider-swipe] a swipe to the left shows the next picture, to the right the previous one", () => {
  expect(swipe({ x: 200, y: 100 }, { x: 100, y: 110 })).toBe(1);
  expect(swipe({ x: 100, y: 100 }, { x: 200, y: 90 })).toBe(-1);
  expect(swipe({ x: 100, y: 100 }, { x: 130, y: 100 })).toBe(0);
  expect(swipe({ x: 100, y: 100 }, { x: 160, y: 300 })).toBe(0);
});

test("[§2 slider-videos] videos play with controls, pictures come from the image endpoint", () => {
  expect(renderToStaticMarkup(<Slide image={samplePicture({ path: "film.mp4" })} />)).toMatch(
    /<video src="\/media\/film\.mp4" controls/,
  );
  expect(renderToStaticMarkup(<Slide image={samplePicture()} />)).toContain("/images/1600/photo.jpg.avif 1600w");
});
