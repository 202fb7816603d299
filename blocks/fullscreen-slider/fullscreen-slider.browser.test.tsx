import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { fixtureElement } from "#blocks/kit/render-fixture.tsx";
import { samplePicture } from "#blocks/kit/samples.ts";

import { fullscreenSliderFixtures } from "./fixtures.ts";
import { FullscreenSlider } from "./view.tsx";

const films = [1, 2, 3].map((id) => samplePicture({ id, path: `film-${id}.mp4`, alt: `Film ${id}` }));
const slider = page.getByRole("dialog");

/** Renders the slider and opens it on a film, by its index. */
async function open(start: number): Promise<void> {
  const [closed] = fullscreenSliderFixtures;
  if (!closed) throw new Error("The fixture is gone");
  await render(fixtureElement(FullscreenSlider, closed));
  await expect.element(slider).not.toBeInTheDocument();
  document.dispatchEvent(new CustomEvent("cellardoor:open-slider", { detail: { images: films, start } }));
  await expect.element(slider).toBeVisible();
}

test("[§2 slider-opens, slider-arrows, slider-wraps, slider-escape] the keyboard moves through the slider and closes it", async () => {
  await open(1);
  await expect.element(slider.getByText("2 / 3")).toBeVisible();
  for (const [key, counter] of [
    ["{ArrowRight}", "3 / 3"],
    ["{ArrowRight}", "1 / 3"],
    ["{ArrowLeft}", "3 / 3"],
    ["{ArrowLeft}", "2 / 3"],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(slider.getByText(counter)).toBeVisible();
  }
  await userEvent.keyboard("{Escape}");
  await expect.element(slider).not.toBeInTheDocument();
});

test("[§2 slider-videos] [§9 fullscreen-sizes] a film has controls and takes 75 % of the window, up to 950 px", async () => {
  await page.viewport(1440, 900);
  await open(0);
  const film = slider.getByLabelText("Film 1");
  await expect.element(film).toHaveAttribute("controls");
  expect(film.element().getBoundingClientRect().width).toBe(950);
  await page.viewport(1000, 900);
  expect(film.element().getBoundingClientRect().width).toBe(750);
});
