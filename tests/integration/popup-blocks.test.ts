import { beforeEach, describe, expect, test } from "vitest";

import type { EditedPopups } from "#schemas/content/edited-popup.ts";
import { database, dropTags, inTransaction } from "#server/db/context.ts";
import { keepRevision } from "#server/db/revisions.ts";
import { createLayout, publishLayout } from "#server/pages/layouts/write.ts";
import { savePopup } from "#server/popups/write.ts";
import {
  buildBlock,
  buildLayout,
  createPage,
  granted,
  publishedLayoutId,
  textBlock,
} from "#tests/factories/site-content.ts";
import { engines } from "#tests/setup/engines.ts";
import { administratorToken, createTestSite, type TestSite } from "#tests/setup/test-site.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { DraftCalls, logIn } from "./draft-calls.ts";
import { setPopupField as set } from "./popup-commands.ts";

describe.each(engines)("popups that show blocks, on $name", (engine) => {
  const api = useApi(engine);
  let token = "";
  let site: TestSite;

  beforeEach(async () => {
    const frame = ["outlet", "legal-text", "alcohol-message", "popup"].map((slug) => buildBlock(slug, slug));
    await publishedLayoutId("page", buildLayout(frame, { kind: "frame" }));
    await createPage("fete", { document: buildLayout([]) });
    token = await logIn(api, administrator);
    site = createTestSite(api.database.db);
  });

  const listed = async () => (await api.call("GET", "/api/admin/popup", { token })).body.data as EditedPopups;
  const stateOf = async (id: number) => (await listed()).popups.find((popup) => popup.id === id)?.state;
  const seen = async (headers = {}) => await (await site.get("/fete", headers)).text();

  test("[PU12] one that shows a reusable layout has its blocks, reusable ones inside too, and new ones as soon as they are public", async () => {
    const inner = await publishedLayoutId("inner", buildLayout([textBlock("t", "Au fond")], { kind: "reusable" }));
    const blocks = [
      textBlock("t", "Les blocs"),
      buildBlock("n", "newsletter-form"),
      buildBlock("r", "reusable", { props: { layoutId: inner } }),
      buildBlock("p", "popup"),
    ];
    const layout = await publishedLayoutId("outer", buildLayout(blocks, { kind: "reusable" }));
    const made = await api.call("POST", "/api/admin/popup", { token, body: { copyOf: null } });
    const { id } = made.body.data as { readonly id: number };
    const calls = new DraftCalls(api, id, token, "popup");
    await calls.save(0, [
      {
        id: "edit-0001",
        commands: [set("title", "Vendanges", "fr_FR"), set("message", "<p>Caché</p>", "fr_FR"), set("layout", layout)],
      },
    ]);
    const preview = await site.get(`/fete?draft=popup:${id}`, { cookie: `token=${administratorToken}` });
    expect(await preview.text()).toContain("Les blocs");
    expect(await seen()).not.toContain("Les blocs");
    await calls.publish(1, null);
    const html = await seen();
    const dialog = html.slice(html.indexOf(`<dialog id="popup-${id}"`)).split("</dialog>")[0] ?? "";
    expect(dialog).toContain('aria-label="Vendanges"');
    expect(dialog).toContain(`data-id="popup:${id}/t"`);
    expect(dialog).toContain("Les blocs");
    expect(dialog).toContain("Au fond");
    expect(dialog).not.toContain("Caché");
    // A popup in a popup is none.
    expect(html.split(`<dialog id="popup-${id}"`)).toHaveLength(2);
    expect(await stateOf(id)).toBe("shown");
    expect((await listed()).reusables).toEqual([
      { id: inner, name: "inner" },
      { id: layout, name: "outer" },
    ]);

    granted(
      await publishLayout({
        layoutId: inner,
        document: buildLayout([textBlock("t", "Autrement")], { kind: "reusable" }),
        label: "",
      }),
    );
    expect(await seen()).toContain("Autrement");
  });

  test("[PU13] each is on a page once, whatever of it shows popups, and under its one id", async () => {
    const placed = [
      textBlock("t", "Bienvenue"),
      buildBlock("p", "popup", { props: { visibility: { languages: ["en_US"] } } }),
    ];
    const reusable = await publishedLayoutId("placed", buildLayout(placed, { kind: "reusable" }));
    const place = buildBlock("r", "reusable", { props: { layoutId: reusable } });
    const own = buildLayout([place, buildBlock("own", "popup", { props: { visibility: { visitors: "guests" } } })]);
    await createPage("bal", { document: own });
    const { id } = granted(await savePopup({ texts: { fr_FR: { title: "Vendanges" } } }));
    for (const path of ["/bal", "/en_US/bal-en"]) {
      const html = await (await site.get(path)).text();
      expect(html).toContain("Bienvenue");
      expect(html.match(/data-boot="popups"/g)).toHaveLength(1);
      expect(html.split(`id="popup-${id}"`)).toHaveLength(2);
      expect(html.split(`id="popup-${id}-title"`)).toHaveLength(2);
    }
    // Without one that everybody sees, it is the first that is there.
    const parts = ["outlet", "legal-text", "alcohol-message"].map((slug) => buildBlock(slug, slug));
    const none = buildLayout(parts, { kind: "frame" });
    const { id: frame } = await database()
      .selectFrom("layout")
      .select("id")
      .where("kind", "=", "frame")
      .executeTakeFirstOrThrow();
    granted(await publishLayout({ layoutId: frame, document: none, label: "" }));
    for (const path of ["/bal", "/en_US/bal-en"])
      expect((await (await site.get(path)).text()).split(`id="popup-${id}"`)).toHaveLength(2);
  });

  test("[PU12] one whose blocks can't be had is nobody's, nor what turns in circles; administrators are told", async () => {
    const { id: layout } = granted(await createLayout({ kind: "reusable", name: "circle" }));
    const circle = buildLayout(
      [textBlock("t", "Une fois"), buildBlock("r", "reusable", { props: { layoutId: layout } })],
      {
        kind: "reusable",
      },
    );
    // Nobody can publish a circle; an older site may have one.
    await inTransaction(async () => {
      const of = { kind: "layout", documentId: layout, document: circle };
      const revision = await keepRevision({ ...of, label: "", authorId: null, base: null });
      const row = database().updateTable("layout").set({ published_revision_id: revision });
      await row.where("id", "=", layout).execute();
      dropTags("layout", `layout:${layout}`);
    });
    const { id } = granted(await savePopup({ layoutId: layout, texts: { fr_FR: { title: "Vendanges" } } }));
    expect((await seen()).match(/Une fois/g)).toHaveLength(1);
    await inTransaction(async () => {
      await database().updateTable("layout").set({ published_revision_id: null }).where("id", "=", layout).execute();
      dropTags("layout", `layout:${layout}`);
    });
    const html = await seen();
    expect(html).not.toContain("Vendanges");
    expect(html).not.toContain("Une fois");
    expect(await stateOf(id)).toBe("broken");
    expect(await seen({ cookie: `token=${administratorToken}` })).toContain(`La fenêtre ${id} n’est pas affichée`);
    expect(html).not.toContain("n’est pas affichée");
  });
});
