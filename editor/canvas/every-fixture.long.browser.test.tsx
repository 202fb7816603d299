import { describe, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";

import { definitions, definitionsBySlug } from "#blocks/definitions.ts";
import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { fixtureBlock, fixturesOf } from "#editor/samples/block-fixtures.ts";
import type { ResolvedBlock } from "#renderer/page/page-document.ts";
import type { Canvas as CanvasPage } from "#schemas/content/canvas.ts";
import { locales } from "#schemas/locale.ts";
import { type BlockNode, builtInSlugs, type LayoutDocument } from "#schemas/page/layout.ts";
import { buildLayout } from "#schemas/page/test-registry.ts";

import { InEditor } from "../kit/test-editor.tsx";
import { pageWords } from "../words.ts";
import { blankPage, outlet } from "./test-canvas.ts";
import { parameters, servedPage } from "./test-served.tsx";
import { StageOf, testStage } from "./test-stage.tsx";
import { loadAllViews } from "./views.ts";

/*
 * Every situation of every block, in both languages, on the stage that the editor mounts: picked, under the pointer, with
 * all that the editor lays over it; in each of its slots a heading, and a form three blocks deep, that go the whole way
 * from what is stored to what is drawn. The block's elements are those that the same browser makes of the server's HTML,
 * its islands live, as they are here.
 */

/**
 * What the two may differ in. On a block's own element, the attributes by which the site's runtime finds static HTML and
 * islands: none runs here. Anywhere, `autofocus`: it is the server's word to the browser, which React doesn't write.
 * `muted` is compared by what it does: a script sets it without the attribute.
 */
const onlyOnSite = { ofBlocks: ["data-static", "data-island"], anywhere: ["autofocus", "muted"] };

describe.each(definitions.map((definition) => [definition.slug, definition] as const))("%s", (slug, definition) => {
  test.each(locales)("is on the canvas what it is on the server, in %s", async (locale) => {
    await loadAllViews();
    const fixtures = await fixturesOf(slug);
    expect(fixtures).not.toEqual([]);
    for (const fixture of fixtures) await expectSame(definition, { ...fixture, locale });
  });
});

async function expectSame(definition: BlockDefinition, fixture: BlockFixture): Promise<void> {
  const document = documentWith(definition);
  const isOutlet = definition.slug === builtInSlugs.outlet;
  // Only a frame has an outlet: there it shows what its page shows, here nothing.
  const page = isOutlet ? { ...pageIn(fixture), frame: [], content: [] } : pageIn(fixture);
  const given = { ...fixtureBlock(definition, fixture), id: "b1", slots: emptySlots(isOutlet) };
  const words = await pageWords(fixture.locale);
  const editor = await testStage({ page, document, words, given: [given] });
  const stop = editor.start();
  const { container, unmount } = await render(
    <InEditor locale={fixture.locale}>
      <StageOf editor={editor} />
    </InEditor>,
  );
  editor.selection.pick(["b1"]);
  editor.selection.hover("b1");
  await expect.poll(() => container.querySelector("[data-overlay] > *")).not.toBeNull();
  const canvas = linesOf(container);
  stop();
  await unmount();
  const served = await servedPage({ document, page, given, words });
  expect(served.broken, "no view may throw").toEqual([]);
  // What islands look for by its id is looked for in the window.
  window.document.body.append(served.element);
  const end = await served.start();
  await vi.waitFor(() => expect(canvas, `“${fixture.name}”`).toEqual(linesOf(served.element)), { timeout: 3000 });
  end();
  served.element.remove();
}

/** A page that holds a block, with something in each of its slots. */
function documentWith(definition: BlockDefinition): LayoutDocument {
  const slots = definition.slug === builtInSlugs.outlet ? [] : Object.keys(definition.slots ?? {});
  const section = (id: string, inner: string) => node(id, "section", {}, { content: [inner] });
  return buildLayout([
    node("b1", definition.slug, {}, Object.fromEntries(slots.map((name) => [name, [`${name}-h`, `${name}-1`]]))),
    ...slots.flatMap((name) => [
      node(`${name}-h`, "heading", { title: { fr_FR: "Le chai", en_US: "The cellar" } }),
      ...[section(`${name}-1`, `${name}-2`), section(`${name}-2`, `${name}-3`), node(`${name}-3`, "contact-form")],
    ]),
  ]);
}

function node(id: string, slug: string, props: BlockNode["props"] = {}, slots: BlockNode["slots"] = {}): BlockNode {
  return { id, slug, v: definitionsBySlug.get(slug)?.version ?? 1, props, slots };
}

function emptySlots(isOutlet: boolean): ResolvedBlock["slots"] {
  return isOutlet ? { content: [] } : {};
}

function pageIn({ locale, page }: BlockFixture): CanvasPage {
  return { ...blankPage, page: { ...blankPage.page, path: "/page", ...page, locale }, frame: [outlet], parameters };
}

/** The block's elements and texts, one a line. */
function linesOf(root: Element): readonly string[] {
  const block = root.querySelector('[data-id="b1"]');
  if (!block) throw new Error("The block isn't there");
  return linesIn(block, "");
}

function linesIn(element: Element, indent: string): readonly string[] {
  const inside: string[] = [];
  let text = "";
  const endText = (): void => {
    if (text) inside.push(`${indent}  ${JSON.stringify(text)}`);
    text = "";
  };
  // What a parser puts into a template stands apart from what a script does.
  const content = element instanceof HTMLTemplateElement ? [...element.content.childNodes] : [];
  for (const child of [...content, ...element.childNodes]) {
    // The server parts texts that stand beside each other by comments.
    if (child instanceof Text) text += child.data;
    if (!(child instanceof Element)) continue;
    endText();
    inside.push(...linesIn(child, `${indent}  `));
  }
  endText();
  return [`${indent}${[element.localName, ...attributesOf(element)].join(" ")}`, ...inside];
}

function attributesOf(element: Element): readonly string[] {
  const left = [...onlyOnSite.anywhere, ...(element.hasAttribute("data-block") ? onlyOnSite.ofBlocks : [])];
  const own = Array.from(element.attributes, ({ name }) => name).filter((name) => !left.includes(name));
  const lines = own.toSorted().map((name) => `${name}=${JSON.stringify(valueOf(element, name))}`);
  return element instanceof HTMLMediaElement && element.muted ? [...lines, "(muted)"] : lines;
}

/** Styles by what they say: the browser writes those that a script sets in its own way. */
function valueOf(element: Element, name: string): string {
  return name === "style" && element instanceof HTMLElement
    ? element.style.cssText
    : (element.getAttribute(name) ?? "");
}
