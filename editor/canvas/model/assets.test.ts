import { reaction } from "mobx";
import { expect, test } from "vitest";

import { testImage } from "#editor/fields/test-ports.ts";
import { locales } from "#schemas/locale.ts";

import { Assets } from "./assets.ts";

test("a picture that is framed otherwise is drawn so at once, in every language, and no other", async () => {
  const assets = new Assets({
    lookUp: async (references, locale) =>
      await Promise.resolve({
        media: references.map(({ id }) => ({ id, image: testImage(id, "cour.jpg", locale) })),
        pages: [],
        products: [],
      }),
    cleanHtml: (html) => html,
    note: () => undefined,
  });
  const seen = () =>
    locales.flatMap((locale) => {
      const { media } = assets.context(
        [3, 4].map((id) => ({ kind: "media", id })),
        locale,
      );
      return [3, 4].map((id) => `${media(id)?.alt} ${media(id)?.focal.x}`);
    });
  const drawn: (readonly string[])[] = [];
  const stop = reaction(seen, (now) => drawn.push(now), { fireImmediately: true });
  await expect.poll(() => drawn.at(-1)).toEqual(["fr_FR 50", "fr_FR 50", "en_US 50", "en_US 50"]);
  assets.reframe({ ...testImage(3, "cour.jpg", "Autre"), focal: { x: 10, y: 20 } });
  expect(drawn.at(-1)).toEqual(["fr_FR 10", "fr_FR 50", "en_US 10", "en_US 50"]);
  assets.reframe(testImage(9, "jamais-vue.jpg"));
  stop();
});

test("what could not be looked up is asked for once the server can be reached again, and the block is drawn with it", async () => {
  let [isDown, asked] = [true, 0];
  const assets = new Assets({
    lookUp: async (references) => {
      asked += 1;
      if (isDown) throw new Error("offline");
      const media = references.map(({ id }) => ({ id, image: testImage(id, "cour.jpg") }));
      return await Promise.resolve({ media, pages: [], products: [] });
    },
    cleanHtml: (html) => html,
    note: () => undefined,
  });
  const drawn: unknown[] = [];
  const seen = () => assets.context([{ kind: "media", id: 3 }], "fr_FR").media(3)?.name;
  const stop = reaction(seen, (now) => drawn.push(now));
  await expect.poll(() => asked).toBe(1);
  isDown = false;
  await expect
    .poll(() => {
      assets.again();
      return drawn;
    })
    .toEqual(["cour.jpg"]);
  expect(asked).toBe(2);
  stop();
});
