import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { minorsNoticeFixtures } from "./fixtures.ts";
import { MinorsNoticeView } from "./view.tsx";

const [french = "", english = ""] = minorsNoticeFixtures.map((fixture) => renderFixture(MinorsNoticeView, fixture));

test("the law's words stand in both languages, with where they are from", () => {
  expect(french).toContain("La vente de boissons alcooliques est interdite aux mineurs de moins de 18\u00a0ans.");
  expect(french).toContain("L.\u00a03342-1");
  expect(english).toContain("The sale of alcohol to anyone under 18 is prohibited.");
});
