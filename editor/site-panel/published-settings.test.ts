import { expect, test, vi } from "vitest";

import type { Draft } from "#schemas/content/draft.ts";
import { applyEdit } from "#schemas/editing/edit.ts";
import { siteSettingsKind } from "#schemas/site-settings/settings-kind.ts";
import type { SettingCommand } from "#schemas/site-settings/set-value.ts";
import type { SiteSettings } from "#schemas/site-settings/site-settings.ts";

import { PublishedSettings } from "./published-settings.ts";

const before: SiteSettings = { version: 1, values: { COMPANY_NAME: "Clairveille", FREE_SHIPPING_AMOUNT: -4 } };

/** A draft of settings to which something was done that isn't public. */
function draftOf(...commands: readonly SettingCommand[]): Draft {
  const edit = applyEdit(siteSettingsKind, before, { id: "one", commands });
  if (!edit.ok) throw new Error(edit.error.messageKey);
  const { document, edit: done } = edit.value;
  const logged = { ...done, sequence: 1, undoes: null, author: 1, at: 0 };
  return { document, sequence: 1, base: 1, baseSequence: 0, published: 1, edits: [logged] };
}

test("what is public is the draft without what was done since, even where it couldn't be set anew", async () => {
  const draft = draftOf(
    { type: "set", setting: "COMPANY_NAME" },
    { type: "set", setting: "BLOCK_MINORS", value: true },
    { type: "set", setting: "FREE_SHIPPING_AMOUNT", value: 5 },
  );
  const read = vi.fn(async () => await Promise.resolve({ ...draft, edits: [] }));
  const published = new PublishedSettings(draft, read);
  expect(published.document).toEqual(before);
  expect(published.changes(draft.document as SiteSettings).toSorted()).toEqual([
    "BLOCK_MINORS",
    "COMPANY_NAME",
    "FREE_SHIPPING_AMOUNT",
  ]);
  await published.lookAnew();
  expect(published.changes(draft.document as SiteSettings)).toEqual([]);
});
