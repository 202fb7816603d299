import { beforeEach, describe, expect, test } from "vitest";

import type { Visibility } from "#schemas/page/visibility.ts";
import { register } from "#server/accounts/profile/write.ts";
import { login } from "#server/accounts/sessions/write.ts";
import { resolveNeed } from "#server/http/api/resolve-need.ts";
import { pageHash } from "#server/http/canvas/page-hash.ts";
import { setComponentConfig } from "#server/pages/component-configs/write.ts";
import { publishLayout } from "#server/pages/layouts/write.ts";
import { savePage } from "#server/pages/write.ts";
import { searchSite } from "#server/search/read.ts";
import type { SearchQuery } from "#server/search/rules.ts";
import {
  buildBlock,
  buildLayout,
  createPage,
  granted,
  publishedLayoutId,
  textBlock,
} from "#tests/factories/site-content.ts";
import { engines, useSeededDatabase } from "#tests/setup/engines.ts";
import { createTestSite, renderAnew, type TestSite } from "#tests/setup/test-site.ts";

const hour = 3_600_000;

/** A block of text that is shown on a condition. */
const shown = (id: string, words: string, visibility: Visibility) => {
  const block = textBlock(id, words);
  return { ...block, props: { ...block.props, visibility } };
};

describe.each(engines)("when and for whom blocks are shown on $name", (engine) => {
  const place = useSeededDatabase(engine, storeStart);
  let site: TestSite;

  beforeEach(() => {
    site = createTestSite(place.db);
  });

  const at = (hours: number): string => new Date(place.clock.now() + hours * hour).toISOString();

  /** What of some words a page says, and whether it was there already. */
  async function said(path: string, words: readonly string[], headers = {}): Promise<string> {
    const answer = await site.get(path, headers);
    const html = await answer.text();
    return [answer.headers.get("x-cache"), ...words.filter((word) => html.includes(word))].join(" ");
  }

  test("[PV5] a kept page shows a block from its beginning to its end, without anybody publishing", async () => {
    const blocks = [
      textBlock("always", "Toute l’année"),
      shown("later", "Vendange", { from: at(2), until: at(4) }),
      shown("now", "Primeur", { until: at(3) }),
    ];
    await createPage("saison", { document: buildLayout(blocks) });
    const words = ["Toute l’année", "Vendange", "Primeur"];
    const read = async () => [await said("/saison", words), await said("/saison", words)];
    expect(await read()).toEqual(["miss Toute l’année Primeur", "hit Toute l’année Primeur"]);
    place.clock.advance(2 * hour - 1);
    expect(await said("/saison", words)).toBe("hit Toute l’année Primeur");
    place.clock.advance(1);
    expect(await read()).toEqual(["miss Toute l’année Vendange Primeur", "hit Toute l’année Vendange Primeur"]);
    place.clock.advance(hour);
    expect(await read()).toEqual(["miss Toute l’année Vendange", "hit Toute l’année Vendange"]);
    place.clock.advance(hour);
    expect(await read()).toEqual(["miss Toute l’année", "hit Toute l’année"]);
    place.clock.advance(1000 * hour);
    expect(await said("/saison", words)).toBe("hit Toute l’année");
  });

  test("[PV5] a frame's block changes on every page at its moment", async () => {
    const layoutId = await publishedLayoutId(
      "notice",
      buildLayout(
        [
          buildBlock("outlet", "outlet"),
          shown("note", "Fermé demain", { from: at(1), until: at(2) }),
          buildBlock("legal", "legal-text"),
          buildBlock("alcohol", "alcohol-message"),
        ],
        { kind: "frame" },
      ),
    );
    const { id } = await createPage("une", { document: buildLayout([]) });
    granted(await savePage({ id, frameId: layoutId }));
    expect(await said("/une", ["Fermé demain"])).toBe("miss");
    place.clock.advance(hour);
    expect(await said("/une", ["Fermé demain"])).toBe("miss Fermé demain");
    place.clock.advance(hour);
    expect(await said("/une", ["Fermé demain"])).toBe("miss");
  });

  test("[PV6] a block is on the pages of its languages alone: neither its words, nor its data, nor its description", async () => {
    const english = shown("en", "Only in English", { languages: ["en_US"] });
    const box = {
      ...buildBlock("box", "section", { props: { visibility: { languages: ["en_US"] } } }),
      slots: { content: ["news"] },
    };
    const document = buildLayout([english, box], { inner: [buildBlock("news", "news-list")] });
    await createPage("langues", { document });
    const words = ["Only in English", 'data-block="news-list"'];
    expect(await said("/langues", words)).toBe("miss");
    expect(await said("/en_US/langues-en", words)).toBe(`miss ${words.join(" ")}`);
    expect(await site.html("/_data/langues")).not.toContain("news-list");
  });

  test("[PV6] customers and everybody else have a page each, and both are kept", async () => {
    const blocks = [
      shown("in", "Votre espace", { visitors: "customers" }),
      shown("out", "Rejoignez-nous", { visitors: "guests" }),
      textBlock("all", "Bienvenue"),
    ];
    await createPage("club", { document: buildLayout(blocks) });
    await createPage("sans", { document: buildLayout([textBlock("all", "Bienvenue")]) });
    const words = ["Votre espace", "Rejoignez-nous", "Bienvenue"];
    const cookie = { cookie: `token=${await customer()}` };
    for (const from of ["miss", "hit"]) {
      expect(await said("/club", words)).toBe(`${from} Rejoignez-nous Bienvenue`);
      expect(await said("/club", words, cookie)).toBe(`${from} Votre espace Bienvenue`);
    }
    expect(await said("/club", words, { cookie: `token=${"x".repeat(44)}` })).toBe("hit Rejoignez-nous Bienvenue");
    expect(await said("/_data/club", words, cookie)).toBe("miss Votre espace Bienvenue");
    expect((await site.get("/club")).headers.get("vary")).toBe("Accept-Encoding, Cookie");
    expect((await site.get("/sans")).headers.get("vary")).toBe("Accept-Encoding");
    await said("/sans", words);
    expect(await said("/sans", words, cookie)).toBe("hit Bienvenue");
  });

  test("[PV6] the shortest way to a kept page gives everybody else's", async () => {
    await createPage("court", { document: buildLayout([shown("in", "Votre espace", { visitors: "customers" })]) });
    const cookie = { cookie: `token=${await customer()}` };
    expect(await said("/court", ["Votre espace"], cookie)).toBe("miss Votre espace");
    const asked = { locale: "fr_FR", path: "/court", search: new URLSearchParams(), form: "html" } as const;
    expect(site.renderer.kept(asked)).toBeNull();
    await site.html("/court");
    const kept = site.renderer.kept(asked)?.page.body.ready([]);
    expect(kept?.body.toString()).not.toContain("Votre espace");
  });

  test("[PV6] devices are told apart in the page's style sheet, also where it is navigated to", async () => {
    await createPage("largeurs", { document: buildLayout([shown("p", "Téléphone", { devices: ["phone"] })]) });
    await createPage("partout", { document: buildLayout([textBlock("p", "Partout")]) });
    const rule = '@container page (min-width:960px){[data-id="p"]{display:none!important}}';
    const html = await site.html("/largeurs");
    expect(html).toContain("Téléphone");
    expect(/<style id="theme">([^<]*)<\/style>/.exec(html)?.[1]).toContain(rule);
    const wire = (await (await site.get("/_data/largeurs")).json()) as { readonly theme: string };
    expect(wire.theme).toContain(rule);
    expect(await site.html("/partout")).not.toContain("@container page");
  });

  test("[PV5] a page's hash changes when what it shows does, and not before", async () => {
    await createPage("hachage", {
      document: buildLayout([shown("later", "Vendange", { from: at(30), until: at(60) })]),
    });
    const hash = async () =>
      granted(
        await pageHash("/hachage", {
          resolveNeed: (need, locale) => resolveNeed(need, { locale }),
          render: renderAnew,
        }),
      );
    const before = await hash();
    place.clock.advance(29 * hour);
    expect(await hash()).toBe(before);
    place.clock.advance(2 * hour);
    expect(await hash()).not.toBe(before);
    place.clock.advance(30 * hour);
    expect(await hash()).toBe(before);
  });

  test("[PV5] [PV6] the search finds what a visitor sees: neither what is to come, nor another language's", async () => {
    const blocks = [
      shown("later", "Palissage", { from: at(2) }),
      shown("en", "Trellising", { languages: ["en_US"] }),
      shown("in", "Confidence", { visitors: "customers" }),
    ];
    await createPage("travaux", { document: buildLayout(blocks) });
    const found = async (q: string, locale: "fr_FR" | "en_US" = "fr_FR") =>
      (await searchSite(locale, { ...everything, q })).total;
    expect([await found("Palissage"), await found("Trellising"), await found("Confidence")]).toEqual([0, 0, 0]);
    expect(await found("Trellising", "en_US")).toBe(1);
    place.clock.advance(2 * hour);
    expect(await found("Palissage")).toBe(1);
  });

  test("[PV4] a page or a frame that hides what it can't do without isn't published", async () => {
    const { layoutId } = await createPage("actus", {
      type: "news-list",
      document: buildLayout([buildBlock("list", "news-list")]),
    });
    const hidden = buildLayout([buildBlock("list", "news-list", { props: { visibility: { devices: ["phone"] } } })]);
    const refused = await publishLayout({ layoutId: layoutId ?? 0, document: hidden, label: "" });
    expect(refused).toMatchObject({ ok: false, error: { messageKey: "layout.hides", values: { slug: "news-list" } } });
  });

  test("[PV2] no component config says when a block is shown: it would hide all of its kind", async () => {
    const config = { slug: "legal-text", v: 1, props: { visibility: { devices: ["phone"] } } };
    expect(await setComponentConfig(config)).toMatchObject({
      ok: false,
      error: { problems: [{ key: "visibility", messageKey: "key.unknown" }] },
    });
  });

  async function customer(): Promise<string> {
    const who = { email: "anne@example.org", password: "une phrase assez longue", clientAddress: "test" };
    const profile = { firstname: "Anne", lastname: "B", phone: null, birthdate: null };
    granted(await register({ ...who, ...profile, locale: "fr_FR" }));
    return granted(await login(who)).token;
  }
});

const everything: SearchQuery = {
  ...{ q: "", type: [], kind: [], year: [], appellation: [], pairing: [], priceMin: null, priceMax: null },
  ...{ order: { by: "relevance", direction: "asc" }, page: 1, nbItem: 24 },
};

async function storeStart(): Promise<void> {
  const frame = [
    buildBlock("outlet", "outlet"),
    buildBlock("legal", "legal-text"),
    buildBlock("alcohol", "alcohol-message"),
  ];
  for (const slug of ["default", "page"]) await publishedLayoutId(slug, buildLayout(frame, { kind: "frame" }));
  await createPage("accueil", { type: "home", document: buildLayout([textBlock("hello", "Bienvenue")]) });
}
