import { definitions } from "#blocks/definitions.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";
import { database } from "#server/db/context.ts";
import { setComponentConfig } from "#server/pages/component-configs/write.ts";
import { publishedLayout } from "#server/pages/layouts/read.ts";
import { publishLayout, unpublishLayout } from "#server/pages/layouts/write.ts";
import { savePage } from "#server/pages/write.ts";
import { buildBlock, buildLayout, publishedLayoutId, textBlock } from "#tests/factories/site-content.ts";

import type { Random, Writes } from "./random.ts";

/** Pages, their layouts and frames, reusable blocks, component configs. */
export function pageWrites(random: Random): Writes {
  const aPage = () => random.idOf("page");
  const words = () => random.both(() => random.word());
  const aText = () => textBlock(`w${random.count()}`, `Mot ${random.count()} &amp; plus`);
  return {
    "a page's title": async () =>
      savePage({
        id: await aPage(),
        texts: { fr_FR: { title: random.word(), menuTitle: random.word(), metaDescription: random.word() } },
      }),
    "a page's place in the menu": async () => savePage({ id: await aPage(), order: random.below(20) }),
    "a page's flags": async () =>
      savePage({
        id: await aPage(),
        isMenu: random.isLikely(0.6),
        isFixedRight: random.isLikely(0.2),
        isAbsoluteMenu: random.isLikely(0.2),
        isReload: random.isLikely(0.2),
        isECommerce: random.isLikely(0.1),
      }),
    "a page below another": async () =>
      savePage({ id: await aPage(), parentId: random.isLikely(0.6) ? null : await aPage() }),
    "a page's address": async () => {
      const rows = await database()
        .selectFrom("page")
        .select("id")
        .where("type", "=", "content")
        .orderBy("id")
        .execute();
      return savePage({
        id: random.choose(rows).id,
        texts: { en_US: { slug: `page-${random.count()}`, title: random.word() } },
      });
    },
    "a page more": async () => {
      const layoutId = await publishedLayoutId(`page ${random.count()}`, buildLayout([aText()]));
      return savePage({
        type: "content",
        isMenu: random.isLikely(0.5),
        layoutId,
        texts: random.both(() => ({ slug: `page-${random.count()}`, title: random.word() })),
      });
    },
    "a layout": async () => changeLayout(random, undefined, appending(aText())),
    "a layout taken away": async () => {
      const rows = await database()
        .selectFrom("layout")
        .select(["id", "published_revision_id as published"])
        .where("kind", "=", "page")
        .where("published_revision_id", "is not", null)
        .orderBy("id")
        .execute();
      const { id, published } = random.choose(rows);
      return unpublishLayout(id, published);
    },
    "a frame": async () => changeLayout(random, "frame", appending(aText())),
    "a reusable block": async () => changeLayout(random, "reusable", appending(aText())),
    "a reusable block more": async () => {
      const layoutId = await publishedLayoutId(
        `reusable ${random.count()}`,
        buildLayout([aText()], { kind: "reusable" }),
      );
      return changeLayout(
        random,
        "page",
        appending(buildBlock(`r${random.count()}`, "reusable", { props: { layoutId } })),
      );
    },
    "a layout in another order": async () =>
      changeLayout(random, "page", (document) => ({ ...document, root: random.shuffled(document.root) })),
    "a layout back as it was": async () => {
      const revision = random.choose(await database().selectFrom("revision").selectAll().orderBy("id").execute());
      return publishLayout({
        layoutId: revision.document_id,
        document: JSON.parse(revision.document) as unknown,
        label: "back",
      });
    },
    "a component config": async () => {
      const configurable = definitions.flatMap(({ slug, version, fields }) =>
        Object.entries(fields).flatMap(([name, field]) =>
          field.kind === "text" ? [{ slug, v: version, name, isLocalized: field.localized }] : [],
        ),
      );
      const { slug, v, name, isLocalized } = random.choose(configurable);
      return setComponentConfig({ slug, v, props: { [name]: isLocalized ? words() : random.word() } });
    },
    "a news list's title": async () => setComponentConfig({ slug: "news-list", v: 1, props: { title: words() } }),
    "a component config less": async () =>
      setComponentConfig({
        ...random.choose(
          await database().selectFrom("component_config").select(["slug", "v"]).orderBy("slug").execute(),
        ),
        props: {},
      }),
  };
}

type Change = (document: LayoutDocument) => LayoutDocument;

function appending(block: LayoutDocument["blocks"][string]): Change {
  return (document) => ({
    ...document,
    root: [...document.root, block.id],
    blocks: { ...document.blocks, [block.id]: block },
  });
}

/** Publishes a layout, of a kind or of any, with a change. */
async function changeLayout(random: Random, kind: string | undefined, change: Change) {
  const rows = await database()
    .selectFrom("layout")
    .select(["id", "kind"])
    .where("published_revision_id", "is not", null)
    .orderBy("id")
    .execute();
  const { id } = random.choose(rows.filter((row) => kind === undefined || row.kind === kind));
  const layout = await publishedLayout(id);
  if (!layout) throw new Error("A published layout can be read");
  return publishLayout({ layoutId: id, document: change(layout.document), label: "test" });
}
