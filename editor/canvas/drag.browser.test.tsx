import { afterEach, expect, test } from "vitest";

import { buildLayout, buildNode } from "#schemas/page/test-registry.ts";

import { pageWords } from "../words.ts";
import { Drag } from "./drag.ts";
import { blankPage, outlet } from "./test-canvas.ts";
import { testStage } from "./test-stage.tsx";

afterEach(() => document.body.replaceChildren());

/** A block of the page, as high as given. */
function block(id: string, height: number): HTMLElement {
  const element = document.createElement("div");
  element.dataset["id"] = id;
  element.style.blockSize = `${height}px`;
  return element;
}

test("the line goes along when a block above it grows, though the page keeps its size", async () => {
  const layout = buildLayout(["above", "below"].map((id) => buildNode(id, "heading")));
  const words = await pageWords("fr_FR");
  const editor = await testStage({ page: { ...blankPage, frame: [outlet] }, document: layout, words });
  const [above, below] = [block("above", 40), block("below", 40)];
  const slot = document.createElement("div");
  slot.dataset["slot"] = "content";
  slot.append(above, below);
  // A short page is as high as the window: what grows in it takes from the room that is left.
  const sheet = block(outlet.id, 600);
  sheet.append(slot);
  const scroller = document.createElement("div");
  scroller.style.cssText = "position: absolute; inset: 0 auto auto 0; inline-size: 300px; block-size: 600px";
  scroller.append(sheet);
  document.body.append(scroller);

  const drag = new Drag(editor);
  drag.start({ slug: "heading" }, scroller);
  drag.moveTo({ x: 150, y: 45 });
  expect(drag.drop?.at).toMatchObject({ into: null, after: "above" });
  expect(drag.drop?.line.top).toBeCloseTo(below.offsetTop, -1);
  // What is watched is told of once when the watch begins.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  above.style.blockSize = "239px";
  await expect.poll(() => drag.drop?.at.after).toBe(null);
  drag.moveTo({ x: 150, y: 245 });
  expect(drag.drop?.at.after).toBe("above");
  expect(drag.drop?.line.top).toBeCloseTo(239, -1);
  drag.cancel();
});
