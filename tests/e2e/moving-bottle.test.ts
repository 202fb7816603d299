import type { Page } from "playwright/test";

import { expect, startRuntime, test } from "./support/test.ts";

const list = "/nos-cuvees";
const wine = "/wines/les-terrasses/1";

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the followed card's bottle has the name of the one on its own page; each name stands once", async ({
    page,
  }) => {
    await page.goto(list);
    expect(await names(page)).toEqual([]);
    await card(page).focus();
    expect(await names(page)).toEqual(["bottle-1"]);
    await page.goto(wine);
    expect(await names(page)).toEqual(["bottle-1"]);
    await page.locator("[data-block='recommended-products'] h3 a").first().focus();
    const both = await names(page);
    expect(both).toHaveLength(2);
    expect(new Set(both).size).toBe(2);
  });

  test("the bottle moves to its page and, by Back or by a link, to its card again", async ({ page }) => {
    await page.addInitScript(noteGroups);
    await page.goto(list);
    await startRuntime(page);
    await card(page).click();
    await expect.poll(() => groups(page)).toEqual(["bottle-1"]);
    await page.goBack();
    await expect.poll(() => groups(page)).toEqual(["bottle-1", "bottle-1"]);
    await expect(card(page)).toBeVisible();
    await expect.poll(() => names(page)).toEqual([]);
    await card(page).click();
    await expect.poll(() => groups(page)).toHaveLength(3);
    await page.locator(`header a[href='${list}']:visible`).first().click();
    await expect.poll(() => groups(page)).toEqual(["bottle-1", "bottle-1", "bottle-1", "bottle-1"]);
  });
});

for (const motion of ["no-preference", "reduce"] as const) {
  test.describe(`without the runtime, motion "${motion}"`, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    test("documents follow each other in a view transition only where motion is welcome", async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener("pagereveal", ({ viewTransition }) =>
          sessionStorage.setItem("moved", String(viewTransition !== null)),
        );
      });
      await page.goto(list);
      await card(page).focus();
      expect(await names(page)).toHaveLength(motion === "reduce" ? 0 : 1);
      await page.evaluate((href) => location.assign(href), wine);
      await expect(page).toHaveURL(wine);
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem("moved"))).toBe(String(motion !== "reduce"));
      expect(await names(page)).toHaveLength(motion === "reduce" ? 0 : 1);
    });
  });
}

function card(page: Page) {
  return page.getByRole("link", { name: "Les Terrasses", exact: true }).first();
}

/** The names that bottles have on the page for view transitions. */
async function names(page: Page): Promise<string[]> {
  return page
    .locator("[data-bottle]")
    .evaluateAll((bottles) =>
      bottles
        .map((bottle) => getComputedStyle(bottle).getPropertyValue("view-transition-name"))
        .filter((name) => name !== "none"),
    );
}

/** The names of bottles that moved so far, in the order in which they did. */
async function groups(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(globalThis, "moved") as string[]);
}

/** Runs in the page: notes what moves in each view transition, when both of its ends are known. */
function noteGroups(): void {
  const moved: string[] = [];
  Object.assign(globalThis, { moved });
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    const note = () => {
      const old = /^::view-transition-(?:old|new)\((bottle-\d+)\)$/;
      const ends = document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? old.exec(effect.pseudoElement ?? "")?.[1] : undefined))
        .filter((name) => name !== undefined);
      for (const name of new Set(ends)) if (ends.filter((end) => end === name).length > 1) moved.push(name);
    };
    transition.ready.then(note, () => {});
    return transition;
  };
}
