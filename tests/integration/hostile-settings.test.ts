import { describe, expect, test } from "vitest";

import { fillDemo } from "#demo/fill.ts";
import { parameters } from "#schemas/site/parameters/catalogue.ts";
import type { ParameterDefinition } from "#schemas/site/parameters/define-parameter.ts";
import { database, dropTags, inTransaction } from "#server/db/context.ts";
import { dangersIn, planted as run } from "#tests/setup/dangers-in.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { createTestSite } from "#tests/setup/test-site.ts";

/*
 * What another hand has stored past every check: a database that was edited, an older version. Pages must be safe by how
 * they are made, not by what was refused on its way in.
 */

const html =
  `"'></style></title></template><script>${run}</script><img src=x onerror="${run}"><svg onload="${run}"></svg>` +
  `<iframe srcdoc="<script>${run}</script>"></iframe><a href="javascript:${run}">x</a><details ontoggle=${run} open>x</details>`;

test("the check sees what would run", () => {
  expect(dangersIn(`<p>${html}`)).toHaveLength(6);
});

describe.each(engines)("[§2] [§3] settings and popups that another hand has stored, on $name", (engine) => {
  const place = useDatabase(engine);

  test("run nothing on any page, in either language", { timeout: 120_000 }, async () => {
    await fillDemo({ adminEmail: "a@example.org", say: () => {} });
    await inTransaction(async () => {
      for (const parameter of parameters.filter(({ group }) => group !== "custom-code")) {
        const value = hostileOf(parameter);
        if (value === null) continue;
        await database()
          .insertInto("parameter")
          .values({ type: parameter.type, value })
          .onConflict((conflict) => conflict.column("type").doUpdateSet({ value }))
          .execute();
      }
      await database()
        .updateTable("popup")
        .set({ link: `javascript:${run}`, page_types: "[]" })
        .execute();
      await database().updateTable("popup_text").set({ title: html, message: html, link_label: html }).execute();
      dropTags("parameter", "popup", "popup:1");
    });
    const site = createTestSite(place.db);
    for (const path of ["/", "/contact", "/en_US/contact", "/legal-notice", "/privacy-policy"]) {
      const text = await (await site.get(path)).text();
      // It is there as words.
      expect(text, path).toContain("window.hostile");
      expect(dangersIn(text), path).toEqual([]);
    }
  });
});

function hostileOf({ field, kind, type }: ParameterDefinition): string | null {
  if (kind === "BOOLEAN" || kind === "NUMBER" || field.kind === "select") return null;
  // Pages would lead there, and nowhere else.
  if (type === "ROOT_REDIRECT") return null;
  if (kind === "LINK") return `javascript:${run}`;
  if (field.kind === "colour") return `#fff;}</style><script>${run}</script>`;
  if (field.kind === "opening-hours") return `10:00-12:00 (${JSON.stringify({ fr_FR: html, en_US: html })})`;
  return field.localized ? JSON.stringify({ fr_FR: html, en_US: html }) : html;
}
