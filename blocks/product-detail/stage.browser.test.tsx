import { expect, test } from "vitest";
import { render } from "vitest-browser-react";

import "#renderer/theme/site.css";
import { fixtureElement } from "#blocks/kit/render-fixture.tsx";
import { sampleDeclination, samplePicture, sampleProductDetail } from "#blocks/kit/samples.ts";

import { ProductDetailView } from "./view.tsx";

const sizes = [37.5, 50, 75, 150].map((capacity, index) =>
  sampleDeclination({
    id: 20 + index,
    year: 2021,
    capacity,
    capacityUnit: "CENTILITRE",
    image: samplePicture({ id: 20 + index, width: 300 + 60 * index, height: 1000 + 200 * index }),
  }),
);

test("bottles in a row that is too long for its column shrink alike, keep their shape and stand on one line", async () => {
  const product = sampleProductDetail({ declinations: sizes });
  const data = { product, parameters: null };
  const page = { type: "wine-year", path: "/wines/les-terrasses/1/2021" };
  const fixture = { name: "four sizes", locale: "fr_FR" as const, props: {}, data, page };
  await render(
    <div className="page" style={{ "--page-height": "900px" } as never}>
      <div style={{ container: "slot / inline-size", inlineSize: "768px" }}>
        {fixtureElement(ProductDetailView, fixture)}
      </div>
    </div>,
  );
  const bottles = [...document.querySelectorAll<HTMLElement>("[style*='--bottle-height']")];
  const boxes = bottles.map((bottle) => bottle.getBoundingClientRect());
  const wanted = bottles.map(({ style }) => style.getPropertyValue("--bottle-ratio").split(" / ").map(Number));
  expect(boxes).toHaveLength(4);
  for (const [index, { width, height, bottom }] of boxes.entries()) {
    const [ownWidth = 0, ownHeight = 0] = wanted[index] ?? [];
    expect(height).toBeGreaterThan(50);
    expect(width / height).toBeCloseTo(ownWidth / ownHeight, 2);
    // All at one scale: true to their sizes beside each other.
    expect(height / ownHeight).toBeCloseTo((boxes[0]?.height ?? 0) / (wanted[0]?.[1] ?? 1), 2);
    expect(bottom).toBeCloseTo(boxes[0]?.bottom ?? 0, 0);
  }
});
