import { beforeEach, describe, expect, test } from "vitest";

import type { Canvas } from "#schemas/content/canvas.ts";
import { pageTypes } from "#schemas/page/page-types/catalogue.ts";
import type { ExpandedBlock } from "#schemas/page/expand-layout.ts";
import { asksAnew } from "#server/cache/kept-reads.ts";
import { loadTree } from "#server/http/site/load-tree.ts";
import { findRoute } from "#server/http/site/find-route.ts";
import { saveMedia } from "#server/media/write.ts";
import { listPageRecords } from "#server/pages/records/read.ts";
import { savePage } from "#server/pages/write.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { buildBlock, buildLayout, createPage, publishedLayoutId, textBlock } from "#tests/factories/site-content.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { administrator } from "./api-content.ts";
import { type ApiAnswer, useApi } from "./api-server.ts";
import { customerToken, logIn } from "./draft-calls.ts";

const bars = [
  buildBlock("menu", "app-bar"),
  buildBlock("around", "section", { slots: { content: ["outlet"] } }),
  buildBlock("letters", "newsletter-form"),
  buildBlock("foot", "footer"),
  buildBlock("legal", "legal-text"),
  buildBlock("alcohol", "alcohol-message"),
];
const frame = buildLayout(bars, { kind: "frame", inner: [buildBlock("outlet", "outlet")] });

describe.each(engines)("pages on the canvas on $name", (engine) => {
  const api = useApi(engine);
  let token = "";
  let frameId = 0;

  beforeEach(async () => {
    token = await logIn(api, administrator);
    frameId = await publishedLayoutId("page", frame);
    await publishedLayoutId("default", frame);
    done(await setSiteInfo({ isECommerce: true }));
  });

  const open = async (path: string, lang = "fr_FR"): Promise<ApiAnswer> =>
    await api.call("POST", "/api/admin/canvas", { token, lang, body: { path } });

  const opened = async (path: string): Promise<Canvas> => {
    const answer = await open(path);
    expect({ path, status: answer.status, message: answer.body.message }).toEqual({ path, status: 200, message: "" });
    return answer.body.data as Canvas;
  };

  test("a page opens with its layout, its frame and what its blocks are told", async () => {
    const invitation = buildLayout([textBlock("words", "Venez")], { kind: "reusable" });
    const reusable = await publishedLayoutId("invitation", invitation);
    const canvas = await opened("/en_US/le-vignoble-en?from=x#top");
    expect(canvas).toMatchObject({
      page: { id: api.content.page, type: "content", locale: "en_US", path: "/en_US/le-vignoble-en", zone: "public" },
      pageId: api.content.page,
      frameId,
      required: [],
      isPublished: true,
      content: null,
      ownParts: [],
      always: [],
      reusables: [{ id: reusable, name: "invitation", document: { kind: "reusable" } }],
      configs: [{ slug: "banner", v: 1, props: {} }],
      params: {},
      query: {},
      subject: null,
    });
    expect(canvas.page.alternates).toEqual({ fr_FR: "/le-vignoble", en_US: "/en_US/le-vignoble-en" });
    expect(canvas.parameters).toHaveProperty("COMPANY_NAME");
    expect(canvas.parameters).not.toHaveProperty("CUSTOM_SCRIPT");
    const draft = await api.call("GET", `/api/admin/draft/layout/${canvas.layoutId}`, { token });
    expect(draft.body.data).toMatchObject({ document: { root: ["intro"] } });
  });

  test("the frame is what a visitor has around the page, toggles and all", async () => {
    for (const [path, isShown] of [
      ["/le-vignoble", true],
      ["/le-vignoble", false],
      ["/cart/payment", true],
    ] as const) {
      done(await setParameter("SHOW_NEWSLETTER", String(isShown)));
      const canvas = await opened(path);
      const route = await findRoute(path, "fr_FR", asksAnew);
      const tree = route ? await loadTree(route, asksAnew, { locale: "fr_FR", isCustomer: false }) : [];
      const theirs = emptied(tree).filter(({ slug }) => isShown || slug !== letters);
      expect(canvas.frame).toEqual(theirs);
      expect(slugsOf(canvas.frame)).toContain("outlet");
      expect(slugsOf(canvas.frame).includes(letters)).toBe(isShown && path === "/le-vignoble");
    }
  });

  test("what a page brings itself of its frame is left out of it, and said", async () => {
    done(await savePage({ id: api.content.page, hasCustomHeader: true }));
    const canvas = await opened("/le-vignoble");
    expect(canvas.ownParts).toEqual(["header"]);
    expect(slugsOf(canvas.frame)).not.toContain("app-bar");
    expect(slugsOf(canvas.frame)).toContain("footer");
    const payment = await opened("/cart/payment");
    expect(payment.ownParts).toEqual(["header", "footer"]);
    expect(slugsOf(payment.frame)).not.toContain("footer");
  });

  test("what the law wants on a page is said, but for a site that sells nothing", async () => {
    expect((await opened("/")).always).toEqual([
      { id: "always:minors-notice", slug: "minors-notice", props: {}, slots: {} },
    ]);
    done(await setSiteInfo({ isECommerce: false }));
    expect((await opened("/")).always).toEqual([]);
  });

  test("a page type without a row gets one at its address; its layout is made once, and visitors see what they saw", async () => {
    const before = await findRoute("/cart/payment", "en_US", asksAnew);
    expect(before?.record).toBeNull();
    const canvas = await opened("/cart/payment");
    expect(canvas).toMatchObject({
      page: { type: "cart-payment", path: "/cart/payment", zone: "private" },
      isPublished: false,
      required: ["checkout-payment", "minors-notice"],
    });
    const after = await findRoute("/cart/payment", "en_US", asksAnew);
    expect(after?.record).toMatchObject({ id: canvas.pageId, layoutId: canvas.layoutId, isCms: true, isMenu: false });
    expect(after?.alternates).toEqual(before?.alternates);
    expect(await opened("/en_US/cart/payment")).toMatchObject({ pageId: canvas.pageId, layoutId: canvas.layoutId });
    const draft = await api.call("GET", `/api/admin/draft/layout/${canvas.layoutId}`, { token });
    expect(JSON.stringify(draft.body.data)).toContain("checkout-payment");
  });

  test("two who open a page at once get the same page and layout", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, async () => await open("/contact")));
    const pages = answers.map(({ body }) => body.data as Canvas);
    expect(new Set(pages.map(({ pageId, layoutId }) => `${pageId} ${layoutId}`)).size).toBe(1);
    expect((await listPageRecords()).filter(({ type }) => type === "contact")).toHaveLength(1);
  });

  test("guards, switches and a site under construction are for visitors: every page type opens", async () => {
    done(await setParameter("SHOW_NEWSLETTER", "false"));
    done(await setSiteInfo({ isBuilding: true }));
    const { news, product, album, blog, folder, service } = api.content;
    const addresses: Readonly<Record<string, string>> = {
      "news-detail": `/news/${news}`,
      "product-page": `/products/${product}`,
      "product-customize": "/products/2/2/customize",
      "wine-detail": `/wines/${product}`,
      "wine-year": `/wines/grande-cuvee/${product}/2022`,
      "wine-declination": `/wines/grande-cuvee/${product}/detail/1`,
      "album-detail": `/albums/${album}`,
      "blog-article": `/blog/${blog}`,
      "blog-folder": `/blog/folder/${folder}`,
      "service-detail": `/services/${service}`,
      "account-order": "/account/orders/999",
      "account-order-return": "/account/orders/999/return",
      "account-order-return-state": "/account/orders/999/return/1",
      "order-payment-result": "/order/sandbox/result",
      "password-reset": "/password/reset",
      "cart-success": "/cart/success",
      "not-found": "/not-found",
      error: "/error",
    };
    await createPage("listes", { type: "element-list" });
    await createPage("albums", { type: "album-list" });
    const seen = new Set<string>();
    for (const { slug, pattern } of pageTypes) {
      const named = { "element-list": "/listes", "album-list": "/albums", content: "/le-vignoble" }[slug];
      const address = addresses[slug] ?? named ?? pattern ?? "";
      // Its pages are those of lists that have some, and none has here.
      if (slug === "element-detail") continue;
      const canvas = await opened(address);
      expect({ slug, type: canvas.page.type }).toEqual({ slug, type: slug });
      seen.add(slug);
    }
    expect(seen.size).toBe(pageTypes.length - 1);
  });

  test("what a page is about comes with it, as its blocks get it", async () => {
    const canvas = await opened(`/news/${api.content.news}`);
    expect(canvas).toMatchObject({
      page: { type: "news-detail", path: `/news/premiers-bourgeons/${api.content.news}` },
      params: { id: String(api.content.news) },
      subject: { id: api.content.news, title: "Premiers bourgeons" },
    });
    expect((await opened("/not-found")).subject).toMatchObject({ statusCode: 404 });
    expect((await opened("/account/orders/999")).subject).toBeNull();
  });

  test("[PS11] a page whose content is the program's opens with its settings, and with what had been arranged on it", async () => {
    const document = buildLayout([textBlock("words", "Sous la voûte")]);
    const { id, layoutId } = await createPage("caveau", { document });
    expect((await opened("/caveau")).isCms).toBe(true);
    done(await savePage({ id, isCms: false }));
    expect(await opened("/caveau")).toMatchObject({ pageId: id, layoutId, isCms: false, isPublished: true });
  });

  test("where there is nothing it says so in words; nothing is made", async () => {
    const before = (await listPageRecords()).length;
    for (const path of ["/nowhere", "/news/999", "/wines/x/1/1999", "//evil.example", "/__proto__", "x".repeat(2000)]) {
      expect({ path, status: (await open(path)).status }).toEqual({ path, status: 404 });
    }
    expect(await open("/nowhere", "en_US")).toMatchObject({
      body: { success: false, message: "This page could not be found" },
    });
    for (const body of [{}, { path: 1 }, { path: "" }, { path: "x".repeat(2001) }, { path: "/", more: 1 }, []]) {
      expect((await api.call("POST", "/api/admin/canvas", { token, body })).status).toBe(400);
    }
    expect(await listPageRecords()).toHaveLength(before);
  });

  test("ids of blocks' props are looked up, each once, in the language asked for", async () => {
    const references = [
      { kind: "media", id: 1 },
      { kind: "media", id: 1 },
      { kind: "media", id: 999 },
      { kind: "page", id: api.content.page },
      { kind: "page", id: 999 },
      { kind: "product", id: api.content.product },
      { kind: "product", id: 2_147_483_647 },
    ];
    const answer = await api.call("POST", "/api/admin/lookup", { token, lang: "en_US", body: { references } });
    expect(answer.body.data).toEqual({
      media: [
        { id: 1, image: expect.objectContaining({ name: "cave.jpg", width: 1600, isDecorative: false }) as object },
        { id: 999, image: null },
      ],
      pages: [
        { id: api.content.page, target: { path: "/en_US/le-vignoble-en", title: "le-vignoble" } },
        { id: 999, target: null },
      ],
      products: [
        {
          id: api.content.product,
          target: { path: expect.stringContaining("/en_US/wines/") as string, title: "Grande Cuvée" },
        },
        { id: 2_147_483_647, target: null },
      ],
    });
    const adorning = { path: "vrille.jpg", width: 80, height: 80, bytes: 1, mime: "image/jpeg", isDecorative: true };
    const { id } = done(await saveMedia(adorning));
    const again = await api.call("POST", "/api/admin/lookup", { token, body: { references: [{ kind: "media", id }] } });
    expect(again.body.data).toMatchObject({ media: [{ id, image: { alt: "", isDecorative: true } }] });
    const many = Array.from({ length: 501 }, (_, index) => ({ kind: "media", id: index + 1 }));
    for (const bad of [
      [],
      many,
      [{ kind: "user", id: 1 }],
      [{ kind: "page", id: 0 }],
      [{ kind: "page", id: 1.5 }],
      [{}],
    ]) {
      const refused = await api.call("POST", "/api/admin/lookup", { token, body: { references: bad } });
      expect(refused.status).toBe(400);
    }
  });

  test("[§6 admin-paths] nobody but an administrator opens or looks up", async () => {
    const made = [
      ["/api/admin/canvas", { path: "/" }],
      ["/api/admin/lookup", { references: [{ kind: "media", id: 1 }] }],
    ] as const;
    const customers = await customerToken(api);
    for (const [path, body] of made) {
      expect((await api.call("POST", path, { body })).status).toBe(401);
      expect((await api.call("POST", path, { body, token: customers })).status).toBe(403);
    }
  });
});

const letters = "newsletter-form";

function slugsOf(tree: readonly ExpandedBlock[]): readonly string[] {
  return tree.flatMap(({ slug, slots }) => [slug, ...Object.values(slots).flatMap(slugsOf)]);
}

/** A tree as it would be around a page without content, and without bars of its own around the outlet. */
function emptied(tree: readonly ExpandedBlock[]): readonly ExpandedBlock[] {
  const frames = tree.filter(({ id }) => id.startsWith("frame:"));
  return frames.map((node) => {
    if (node.slug === "outlet") return { ...node, slots: { content: [] } };
    const slots = Object.entries(node.slots).map(([name, inner]) => [name, emptied(inner)] as const);
    return { ...node, slots: Object.fromEntries(slots) };
  });
}
