import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import "#renderer/theme/site.css";
import { fixtureElement } from "#blocks/kit/render-fixture.tsx";

import { bannerFixtures } from "./fixtures.ts";
import { BannerView } from "./view.tsx";

const word = "Vinificationparcellaireintracellulairebiodynamiquesouterraine";

test.each(["center", "bottom"] as const)(
  "a word that is longer than a phone is wide breaks within the banner, which would cut it off (%s)",
  async (place) => {
    const [fixture] = bannerFixtures;
    if (!fixture) throw new Error("The fixture is gone");
    const props = { ...fixture.props, title: `On danse toute la nuit ${word}`, text: word, place };
    await render(
      <div className="page">
        <div style={{ container: "page / inline-size", inlineSize: "390px" }}>
          {fixtureElement(BannerView, { ...fixture, props })}
        </div>
      </div>,
    );
    for (const words of [page.getByRole("heading"), page.getByText(word, { exact: true })]) {
      const { left, right } = words.element().getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(390);
      expect(words.element().scrollWidth).toBeLessThanOrEqual(words.element().clientWidth);
    }
  },
);
