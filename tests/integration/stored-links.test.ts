import { describe, expect, test } from "vitest";

import type { ListQuery } from "#schemas/contract/list-query.ts";
import { database, inTransaction } from "#server/db/context.ts";
import { getElement, listElements } from "#server/elements/read.ts";
import { saveElementList } from "#server/elements/lists/write.ts";
import { saveElement } from "#server/elements/write.ts";
import { getPage } from "#server/pages/read.ts";
import { savePage } from "#server/pages/write.ts";
import { getPopup, listPopups } from "#server/popups/read.ts";
import { savePopup } from "#server/popups/write.ts";
import { listParameters, parameterValues } from "#server/site/parameters/read.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

const all: ListQuery = { nbItem: 100, page: 1, orderBy: [], filters: [] };

describe.each(engines)("links that another hand has stored, on $name", (engine) => {
  useDatabase(engine);

  test.each(["javascript:alert(1)", "\tjavascript:alert(1)", "data:text/html,x", "//evil.test/", "/\\evil.test"])(
    "[§2] %j comes out of no element, popup or parameter",
    async (link) => {
      const fields = [
        { name: "more", kind: "link", localized: false },
        { name: "couleur_de_fond", kind: "colour", localized: false },
      ] as const;
      done(await saveElementList({ route: "link-footer", fields }));
      const texts = { fr_FR: { title: "T" } };
      const element = done(await saveElement({ route: "link-footer", link: "/contact", texts }));
      const popup = done(await savePopup({ link: "/contact", isActive: true, texts }));
      await inTransaction(async () => {
        const shared_values = JSON.stringify({ more: link, couleur_de_fond: `red;background:url(${link})` });
        await database().updateTable("element").set({ link, shared_values }).execute();
        await database().updateTable("popup").set({ link }).execute();
        await database()
          .insertInto("parameter")
          .values(["FACEBOOK_URL", "ROOT_REDIRECT"].map((type) => ({ type, value: link })))
          .execute();
      });
      const told = JSON.stringify([
        await listElements("link-footer", "fr_FR", all),
        await getElement("link-footer", element.id, "en_US"),
        await listPopups("fr_FR"),
        await getPopup(popup.id, "en_US"),
        await listParameters("fr_FR"),
        await parameterValues(),
      ]);
      expect(told).toContain('"link":""');
      expect(told).not.toMatch(/javascript|data:text|evil/);
    },
  );

  test("[§2] a slug that names another host is no entry of the menu", async () => {
    const { id } = done(await savePage({ type: "content", texts: { fr_FR: { slug: "visite", title: "V" } } }));
    await inTransaction(async () => {
      await database().updateTable("page_text").set({ slug: "/evil.test" }).where("page_id", "=", id).execute();
    });
    const told = await getPage(id, "fr_FR");
    expect(told).toMatchObject({ id, path: null });
  });
});
