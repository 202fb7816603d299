import { beforeAll, describe, expect, test } from "vitest";

import { definitionsBySlug } from "#blocks/definitions.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";
import { pageTypes } from "#schemas/page/page-types/catalogue.ts";
import { startingFrame } from "#starter/frames.ts";
import { startingPages } from "#starter/pages.ts";

import { type BuiltChunk, readVisitorBuild, gzipSize, loadedWith, type VisitorBuild } from "./support/visitor-build.ts";

const kilobyte = 1000;
/** What is asked for until the first block of a page is drawn on the canvas, beyond the runtime, after gzip (design §8). */
const budget = 180 * kilobyte;
/** What the editor asks for by itself while it opens, its words among it, in one language. The runtime has the page's. */
const opening = ["editor/open-editor.tsx", "schemas/messages/admin-fr_FR.json?ast"];
/** What a page with a block of the private zone asks for besides. */
const privateWords = "schemas/messages/private-fr_FR.json?ast";

describe("what the editor loads when it is opened", () => {
  let build: VisitorBuild;
  /** The chunk that each module went into. */
  let files: ReadonlyMap<string, string>;

  beforeAll(async () => {
    build = await readVisitorBuild();
    const chunks = [...build.chunks.values()];
    files = new Map(chunks.flatMap(({ file, modules }) => modules.map((name) => [name, file])));
  });

  test("on every page that an estate begins with, and every page type's own, no more than its bytes", () => {
    const own = startingPages.flatMap(({ layout, name }) => (layout ? [{ slug: name, zone: "public", layout }] : []));
    const types = pageTypes.map(({ slug, zone, defaultLayout }) => ({ slug, zone, layout: defaultLayout }));
    for (const { slug, zone, layout } of [...own, ...types]) {
      const slugs = slugsOf(startingFrame, layout);
      // The forms of a private page are there before the editor is: it starts the runtime, and they are its islands.
      const size = gzipSize(loadedFor(slugs, zone === "private" ? islandsOf(slugs) : []));
      console.info(`${slug} ${(size / kilobyte).toFixed(1)} kB (gzip)`);
      expect(size, slug).toBeGreaterThan(budget / 4);
      expect(size, slug).toBeLessThanOrEqual(budget);
    }
  });

  test("no form, no popup, no text editor, no library, no panel that nobody has opened, and no view that the page doesn't have", () => {
    const modules = loadedFor(slugsOf(startingFrame)).flatMap((chunk) => chunk.modules);
    const foreign =
      /node_modules\/(@base-ui|@tiptap|prosemirror|html-to-image|formik|yup)|editor\/(fields\/.*-input|inspector\/known-block|pages\/(page-form|setting-names)|panels\/library|saving\/(conflict|history|publish-dialog|revisions)|text\/tiptap)|blocks\/[^/]+\/fixtures\.ts/;
    expect(modules.filter((module) => foreign.test(module))).toEqual([]);
    expect(modules.filter((module) => /^blocks\/(cart|checkout-[^/]+|gallery)\/view\.tsx$/.test(module))).toEqual([]);
    expect(modules).toContain("blocks/footer/view.tsx");
    expect(modules).toContain("editor/canvas/stage.tsx");
  });

  /** The chunks of opening a page with some blocks, without the runtime's and without what other modules have brought. */
  function loadedFor(slugs: ReadonlySet<string>, there: readonly string[] = []): readonly BuiltChunk[] {
    const known = new Set([...loadedWith(build, build.runtime), ...there.flatMap(loadedBy)]);
    const isPrivate = [...slugs].some((slug) => definitionsBySlug.get(slug)?.zone === "private");
    const views = Array.from(slugs, (slug) => `blocks/${slug}/view.tsx`);
    const entries = [...opening, ...(isPrivate ? [privateWords] : []), ...views];
    return [...new Set(entries.flatMap(loadedBy))].filter((chunk) => !known.has(chunk));
  }

  function loadedBy(module: string): readonly BuiltChunk[] {
    const file = files.get(module);
    if (file === undefined) throw new Error(`No chunk holds ${module}`);
    return loadedWith(build, file);
  }
});

function slugsOf(...layouts: readonly LayoutDocument[]): ReadonlySet<string> {
  return new Set(layouts.flatMap(({ blocks }) => Object.values(blocks).map(({ slug }) => slug)));
}

/** What hydrates of some blocks: their views, or the islands in these. */
function islandsOf(slugs: ReadonlySet<string>): readonly string[] {
  return [...slugs].flatMap((slug) => {
    const { mode, islands = {} } = definitionsBySlug.get(slug) ?? {};
    const inner = Object.keys(islands).map((name) => `blocks/${slug}/${name}-island.tsx`);
    return mode === "island" ? [`blocks/${slug}/view.tsx`, ...inner] : inner;
  });
}
