import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { toastsFixtures } from "./fixtures.ts";
import { held, most, remaining, stay, withToast } from "./toast-list.ts";
import { ToastsView } from "./view.tsx";

const css = readFileSync(fileURLToPath(new URL("toasts.module.css", import.meta.url)), "utf8");

test("[§9 toast-time] a toast stays 3000 ms", () => {
  expect(stay).toBe(3000);
  const toasts = withToast([], { id: 1, message: "Added" }, 500);
  expect(remaining(toasts, 3499)).toHaveLength(1);
  expect(remaining(toasts, 3500)).toEqual([]);
});

test("time stands still while toasts are held", () => {
  const toasts = held(withToast([], { id: 1, message: "Added" }, 0), 1200);
  expect(remaining(toasts, 4199)).toHaveLength(1);
  expect(remaining(toasts, 4200)).toEqual([]);
});

test("[§1 toasts-place] toasts stand at the top right", () => {
  expect(css).toMatch(/\.toasts \{\s+position: absolute;\s+inset-block-start: 0;\s+inset-inline-end: 0;/);
});

test("the place where they will speak is a status region from the start", () => {
  expect(renderFixture(ToastsView, toastsFixtures[0]!)).toMatch(/^<div [^>]*role="status"><\/div>$/);
});

test("the same message starts anew, and the oldest of too many gives way", () => {
  const once = withToast([], { id: 1, message: "Added" }, 0);
  expect(withToast(once, { id: 2, message: "Added" }, 1000)).toEqual([{ id: 2, message: "Added", until: 4000 }]);
  const many = [1, 2, 3, 4, 5].reduce((toasts, id) => withToast(toasts, { id, message: `Message ${id}` }, id), once);
  expect(many.map(({ id }) => id)).toEqual([2, 3, 4, 5]);
  expect(many).toHaveLength(most);
});
