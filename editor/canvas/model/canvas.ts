import { action, compareShallow, computed, makeObservable, observable, type ObservableMap, observableRef } from "mobx";

import { definitionsBySlug } from "#blocks/definitions.ts";
import type { IntlShape } from "react-intl";

import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import type { DataPorts } from "#renderer/data/data-ports.ts";
import { pageQuery } from "#renderer/data/page-query.ts";
import type { BlockAddress, KeyedNeeds } from "#renderer/data/resolve-block.ts";
import type { Canvas as CanvasPage } from "#schemas/content/canvas.ts";
import { sameValue } from "#schemas/editing/same-value.ts";
import type { Locale } from "#schemas/locale.ts";
import {
  type BlockId,
  type BlockNode,
  builtInSlugs,
  type ComponentConfig,
  type LayoutDocument,
} from "#schemas/page/layout.ts";
import { visibilityOf } from "#schemas/page/visibility.ts";

import { Samples } from "../../samples/samples.ts";
import type { Answers } from "./answers.ts";
import type { Assets } from "./assets.ts";
import { CanvasBlock } from "./canvas-block.ts";
import { type CanvasNode, fixedNodes, isOutlet, placedBy, shownNode } from "./canvas-node.ts";
import { Looker } from "./looker.ts";
import { NodeMap } from "./node-map.ts";
import type { OtherSight } from "./other-sight.ts";

export interface CanvasParts {
  readonly answers: Answers;
  readonly assets: Assets;
  readonly ports: Pick<DataPorts, "say" | "note">;
}

interface Place {
  readonly into: string;
  readonly slot: string;
}

/**
 * The page on the canvas: the edited document within its frame, or an edited frame around what the page shows, each block
 * resolved by itself (see `CanvasBlock`).
 */
export class Canvas {
  page: CanvasPage;
  /** What its blocks say to visitors. */
  words: IntlShape;
  /** Null: it shows what the site has. */
  sight: OtherSight | null = null;
  readonly document: NodeMap;
  readonly assets: Assets;
  readonly ports: CanvasParts["ports"];
  readonly samples = new Samples();
  readonly looker = new Looker(() => this.page.page);
  readonly #answers: Answers;
  /** What is set for all blocks of a slug, each observed by itself: who draws others isn't told. */
  readonly #configs: ObservableMap<string, ComponentConfig>;
  readonly #blocks = new Map<string, CanvasBlock>();

  constructor(page: CanvasPage, document: LayoutDocument, words: IntlShape, { answers, assets, ports }: CanvasParts) {
    this.page = page;
    this.words = words;
    this.document = new NodeMap(document);
    this.assets = assets;
    this.ports = ports;
    this.#answers = answers;
    this.#configs = observable.map(
      page.configs.map((config) => [config.slug, config]),
      { deep: false },
    );
    makeObservable(this, {
      page: observableRef,
      words: observableRef,
      sight: observableRef,
      see: action,
      show: action,
      followConfigs: action,
      frame: computed,
      outermost: computed({ equals: compareShallow }),
      ownAround: computed({ equals: compareShallow }),
      outlet: computed,
      content: computed({ equals: compareShallow }),
      placing: computed({ equals: compareShallow }),
      placed: computed,
      unseen: computed({ equals: compareShallow }),
      fixedPlaces: computed,
      address: computed,
    });
  }

  /** Shows the same layout at another address: another language, another wine. */
  show(page: CanvasPage, words: IntlShape): void {
    this.page = page;
    this.words = words;
  }

  /** Shows what the site has, or something else; nothing of that is stored or published. */
  see(sight: OtherSight | null): void {
    this.sight = sight;
  }

  /** Takes over what is set for all blocks of a slug; those of others aren't drawn anew. */
  followConfigs(configs: readonly ComponentConfig[]): void {
    for (const config of configs) {
      if (!sameValue(this.#configs.get(config.slug), config)) this.#configs.set(config.slug, config);
    }
    const slugs = new Set(configs.map(({ slug }) => slug));
    for (const slug of this.#configs.keys()) if (!slugs.has(slug)) this.#configs.delete(slug);
  }

  /** Asks anew for what could not be had: the server can be reached again. */
  askAgain(): void {
    this.#answers.again();
    this.assets.again();
  }

  get locale(): Locale {
    return this.page.page.locale;
  }

  /** Whether the page itself is edited, and not a frame around it or a reusable block in its place. */
  get isPage(): boolean {
    return this.page.edits === "page";
  }

  /** Another layout as it would be shown here; `around`: what stands around it, nothing where that is left out. */
  beside(document: LayoutDocument, around: Partial<CanvasPage> = { frame: [], content: [], always: [] }): Canvas {
    const page = { ...this.page, ...around };
    return new Canvas(page, document, this.words, { answers: this.#answers, assets: this.assets, ports: this.ports });
  }

  /** Whether a frame is edited, and not the page. */
  get isFrame(): boolean {
    return this.page.content !== null;
  }

  /** The blocks that are edited elsewhere: the frame's, or those that the page shows in the frame that is edited. */
  get frame(): ReadonlyMap<string, CanvasNode> {
    return fixedNodes([...this.page.frame, ...(this.page.content ?? []), ...this.page.always]);
  }

  /** The outermost blocks of all. */
  get outermost(): readonly string[] {
    return this.isFrame ? this.document.root : this.aroundOutlet(this.page.frame.map(({ id }) => id));
  }

  /** The page's own blocks that stand in the place of the frame's header or footer, by where they stand: not in the outlet. */
  get ownAround(): readonly (readonly [id: string, part: "header" | "footer"])[] {
    const { ownParts } = this.page;
    if (ownParts.length === 0) return [];
    return this.document.root.flatMap((id) => {
      const part = this.find(this.document.get(id)?.slug ?? "")?.part;
      return part !== undefined && ownParts.includes(part) ? [[id, part] as const] : [];
    });
  }

  /** What the frame's outlet shows: the page's own blocks, and what the law wants said below them where they don't say it. */
  get content(): readonly string[] {
    if (this.page.content) return this.page.content.map(({ id }) => id);
    const around = new Set(this.ownAround.map(([id]) => id));
    const own = around.size === 0 ? this.document.root : this.document.root.filter((id) => !around.has(id));
    if (this.page.always.length === 0) return own;
    const slugs = new Set(this.document.having((node) => visibilityOf(node) === null).map(({ slug }) => slug));
    return [...own, ...this.page.always.filter(({ slug }) => !slugs.has(slug)).map(({ id }) => id)];
  }

  /** What reusable blocks place, by the id of the block that places it. */
  get placed(): ReadonlyMap<BlockId, ReadonlyMap<string, CanvasNode>> {
    const reusables = new Map(this.page.reusables.map(({ id, document }) => [id, document]));
    return new Map(this.placing.map((node) => [node.id, fixedNodes(placedBy(node, reusables, definitionsBySlug))]));
  }

  /** The blocks that place a reusable one: the same list until one of them changes. */
  get placing(): readonly BlockNode[] {
    return this.document.having(({ slug }) => slug === builtInSlugs.reusable);
  }

  /** The page's own blocks that nobody sees here and now. */
  get unseen(): readonly BlockId[] {
    const mayBe = (node: BlockNode): boolean =>
      visibilityOf(node) !== null || this.find(node.slug)?.enabledBy !== undefined;
    const some = this.document.having(mayBe);
    return some.map(({ id }) => id).filter((id) => this.block(id).hidden !== null);
  }

  get address(): BlockAddress {
    const { page, params, subject, parameters } = this.page;
    const query = pageQuery([], this.find, new URLSearchParams());
    const shown = this.sight ? this.sight.subject(subject) : subject;
    return { locale: page.locale, path: page.path, params, query, subject: shown, parameters };
  }

  find = (slug: string): BlockDefinition | undefined => definitionsBySlug.get(slug);

  block(id: string): CanvasBlock {
    const known = this.#blocks.get(id);
    if (known) return known;
    const made = new CanvasBlock(this, id);
    this.#blocks.set(id, made);
    return made;
  }

  configOf(slug: string): ComponentConfig | undefined {
    return this.#configs.get(slug);
  }

  /** What a block's needs are answered with: live, but of what is one visitor's own, or where one was chosen, a sample. */
  answersFor(slug: string, needs: KeyedNeeds): ReadonlyMap<string, unknown> {
    const answers = this.#ownAnswers(slug, needs, (this.sight?.live ?? this.#answers).of(needs, this.locale));
    return this.sight ? this.sight.answers(needs, answers) : answers;
  }

  #ownAnswers(slug: string, needs: KeyedNeeds, answers: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> {
    const own = this.samples.chosen(slug) ? needs : needs.filter(([, , need]) => need.private);
    if (own.length === 0) return answers;
    const data: Readonly<Record<string, unknown>> = this.samples.shown(slug, this.locale)?.data ?? {};
    return new Map([...answers, ...own.map(([name, key]) => [key, data[name] ?? null] as const)]);
  }

  /** A block of the document, of the frame, or of what a reusable block places. */
  nodeOf(id: string): CanvasNode | undefined {
    const own = this.document.get(id);
    if (own) return this.#withContent(shownNode(own, definitionsBySlug));
    const fixed = this.frame.get(id);
    if (fixed) return this.#withContent(fixed);
    return this.placed.get(id.split("/", 1)[0] ?? "")?.get(id);
  }

  /** The outlet with what it shows; what holds the outlet, with the page's own header and footer around that. */
  #withContent(node: CanvasNode): CanvasNode {
    if (isOutlet(node)) return { ...node, slots: { content: this.content } };
    if (this.isFrame || this.ownAround.length === 0) return node;
    const slots = Object.entries(node.slots).map(([name, ids]) => [name, this.aroundOutlet(ids)] as const);
    return { ...node, slots: Object.fromEntries(slots) };
  }

  /** Blocks of the frame, with the page's own header and footer around the outlet where that is among them. */
  aroundOutlet(ids: readonly string[]): readonly string[] {
    const { outlet, ownAround } = this;
    if (outlet === null || ownAround.length === 0 || !ids.includes(outlet)) return ids;
    const own = (wanted: string): readonly string[] => ownAround.flatMap(([id, part]) => (part === wanted ? [id] : []));
    return ids.flatMap((id) => (id === outlet ? [...own("header"), id, ...own("footer")] : [id]));
  }

  /** The blocks in a slot as they are shown: in the place of a reusable block, what it places. */
  shownIn(ids: readonly string[]): readonly string[] {
    return ids.flatMap((id) => {
      const placed = this.placed.get(id);
      return placed ? [...placed.keys()].filter((inner) => !this.fixedPlaces.has(inner)) : [id];
    });
  }

  /** Where a block stands; null for the frame's outermost. */
  placeOf(id: string): Place | null {
    const own = this.document.parent(id);
    if (own?.into) return { into: own.into, slot: own.slot };
    if (own) return this.#rootPlace(id);
    const fixed = this.fixedPlaces.get(id);
    if (fixed) return fixed;
    // What a reusable block places outermost stands where that block does.
    const [outer = "", inner] = id.split("/", 2);
    return inner === undefined ? null : this.placeOf(outer);
  }

  /** Where a block of the document's root stands. */
  #rootPlace(id: string): Place | null {
    const { outlet } = this;
    if (this.isFrame || outlet === null) return null;
    const isAround = this.ownAround.some(([own]) => own === id);
    return isAround ? (this.fixedPlaces.get(outlet) ?? null) : { into: outlet, slot: "content" };
  }

  /** The frame's block that shows the page. */
  get outlet(): string | null {
    if (this.isFrame) return this.document.having(isOutlet)[0]?.id ?? null;
    return [...this.frame.values()].find(isOutlet)?.id ?? null;
  }

  get fixedPlaces(): ReadonlyMap<string, Place> {
    const places = new Map<string, Place>();
    const { outlet } = this;
    if (outlet !== null)
      for (const { id } of this.page.content ?? []) places.set(id, { into: outlet, slot: "content" });
    for (const nodes of [this.frame, ...this.placed.values()]) {
      for (const node of nodes.values()) {
        for (const [slot, ids] of Object.entries(node.slots))
          for (const id of ids) places.set(id, { into: node.id, slot });
      }
    }
    return places;
  }
}
