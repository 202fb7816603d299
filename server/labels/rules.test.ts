import { expect, test } from "vitest";

import { languageOf } from "./rules.ts";

test.each([
  ["el", "fr", "el"],
  ["bg", undefined, "bg"],
  [undefined, "de-AT,de;q=0.9,en;q=0.8", "de"],
  [undefined, "zh-CN, en;q=0.4, ga;q=0.6", "ga"],
  [undefined, "fr;q=0, it;q=0.1", "it"],
  ["xx", "pl", "pl"],
  ["fr_FR", "pl", "fr"],
  ["", "*", "en"],
  [undefined, undefined, "en"],
  ["__proto__", "constructor;q=1,,;;q", "en"],
])("asked for %s by a browser of %s, a label is in %s", (asked, accepted, language) => {
  expect(languageOf(asked, accepted)).toBe(language);
});
