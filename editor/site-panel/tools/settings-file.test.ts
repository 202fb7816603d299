import { expect, test } from "vitest";

import type { SiteSettings } from "#schemas/site-settings/site-settings.ts";
import { setValue } from "#schemas/site-settings/set-value.ts";

import { presets, settingCommands } from "./presets.ts";
import { readSettings } from "./settings-file.ts";

const now: SiteSettings = { version: 1, values: { COMPANY_NAME: "Clairveille" } };

test("what a file can set is told from what it can't and from what nobody knows; what is set so already is left out", () => {
  const file = {
    version: 1,
    values: { COMPANY_NAME: "Clairveille", BLOCK_MINORS: true, FREE_SHIPPING_AMOUNT: -3, CELLAR_DEPTH: 4 },
  };
  expect(readSettings(JSON.stringify(file), now)).toMatchObject({
    values: { BLOCK_MINORS: true },
    problems: [{ key: "FREE_SHIPPING_AMOUNT", messageKey: "key.tooLow" }],
    unknown: ["CELLAR_DEPTH"],
  });
});

test.each(["", "no JSON", "[]", "{}", '{"version":2,"values":{}}', '{"version":1,"values":[]}'])(
  "%s is none",
  (text) => {
    expect(readSettings(text, now)).toBeNull();
  },
);

test("a file is what an export of the same settings holds", () => {
  expect(readSettings(JSON.stringify(now), { version: 1, values: {} })?.values).toEqual(now.values);
});

test("every look says the same settings, and each can be set", () => {
  const keys = presets.map(({ commands }) => commands.map(({ setting }) => setting));
  expect(new Set(keys.map((each) => each.join())).size).toBe(1);
  for (const command of presets.flatMap(({ commands }) => commands)) expect(setValue(now, command).ok).toBe(true);
  expect(settingCommands({ BLOCK_MINORS: true })).toEqual([{ type: "set", setting: "BLOCK_MINORS", value: true }]);
});
