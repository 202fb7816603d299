import { expect, test } from "vitest";

import { noticeText } from "./notices.ts";

test("[§4] being offline is told in the page's language", () => {
  expect(noticeText("offline", "fr-FR")).toBe("Vous êtes hors connexion. Cette page reste lisible.");
  expect(noticeText("offline", "en-US")).toBe("You are offline. This page stays readable.");
});

test("a page in a language without notices speaks French, the default", () => {
  expect(noticeText("online", "")).toBe("Vous êtes de nouveau en ligne.");
});

test("[§8] a chunk that stays away is told readably", () => {
  expect(noticeText("chunk-failed", "en-US")).toContain("could not be loaded");
});
