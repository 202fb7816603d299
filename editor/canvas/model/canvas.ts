import { action, compareShallow, computed, makeObservable, observableRef } from "mobx";

import { definitionsBySlug } from "#blocks/definitions.ts";
import type { IntlShape } from "react-intl";

import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import type { DataPorts } from "#renderer/data/data-ports.ts";
import { pageQuery } from "#renderer/data/page-query.ts";
import type { BlockAddress, KeyedNeeds } from "#renderer/data/resolve-block.ts";
import type { Canvas as CanvasPage } from "#schemas/content/canvas.ts";
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

export interface CanvasParts {
  readonly answers: Answers;
  readonly assets: Assets;
  readonly ports: Pick<DataPorts, "say" | "note">;
}

interface Place {
  readonly into: string;
  readonly slot: string;
}

/** The page on the canvas: the edited document within its frame, each block resolved by itself (see `CanvasBlock`). */
export class Canvas {
  page: CanvasPage;
  /** What its blocks say to visitors. */
  words: IntlShape;
  readonly document: NodeMap;
  readonly assets: Assets;
  readonly ports: CanvasParts["ports"];
  readonly samples = new Samples();
  readonly looker = new Looker(() => this.page.page);
  readonly #answers: Answers;
  readonly #blocks = new Map<string, CanvasBlock>();

  constructor(page: CanvasPage, document: LayoutDocument, words: IntlShape, { answers, assets, ports }: CanvasParts) {
    this.page = page;
    this.words = words;
    this.document = new NodeMap(document);
    this.assets = assets;
    this.ports = ports;
    this.#answers = answers;
    makeObservable(this, {
      page: observableRef,
      words: observableRef,
      show: action,
      frame: computed,
      content: computed({ equals: compareShallow }),
      placing: computed({ equals: compareShallow }),
      placed: computed,
      unseen: computed({ equals: compareShallow }),
      fixedPlaces: computed,
      configs: computed,
      address: computed,
    });
  }

  /** Shows the same layout at another address: another language, another wine. */
  show(page: CanvasPage, words: IntlShape): void {
    this.page = page;
    this.words = words;
  }

  get locale(): Locale {
    return this.page.page.locale;
  }

  /** The frame's blocks, which are edited elsewhere. */
  get frame(): ReadonlyMap<string, CanvasNode> {
    return fixedNodes([...this.page.frame, ...this.page.always]);
  }

  /** What the frame's outlet shows: the page's own blocks, and what the law wants said below them where they don't say it. */
  get content(): readonly string[] {
    if (this.page.always.length === 0) return this.document.root;
    const slugs = new Set(this.document.having((node) => visibilityOf(node) === null).map(({ slug }) => slug));
    return [...this.document.root, ...this.page.always.filter(({ slug }) => !slugs.has(slug)).map(({ id }) => id)];
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
    const some = this.document.having((node) => visibilityOf(node) !== null);
    return some.map(({ id }) => id).filter((id) => this.block(id).hidden !== null);
  }

  get configs(): ReadonlyMap<string, ComponentConfig> {
    return new Map(this.page.configs.map((config) => [config.slug, config]));
  }

  get address(): BlockAddress {
    const { page, params, subject, parameters } = this.page;
    const query = pageQuery([], this.find, new URLSearchParams());
    return { locale: page.locale, path: page.path, params, query, subject, parameters };
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
    return this.configs.get(slug);
  }

  /** What a block's needs are answered with: live, but of what is one visitor's own a sample. */
  answersFor(slug: string, needs: KeyedNeeds): ReadonlyMap<string, unknown> {
    const answers = this.#answers.of(needs, this.locale);
    const own = needs.filter(([, , need]) => need.private);
    if (own.length === 0) return answers;
    const data: Readonly<Record<string, unknown>> = this.samples.shown(slug, this.locale)?.data ?? {};
    return new Map([...answers, ...own.map(([name, key]) => [key, data[name] ?? null] as const)]);
  }

  /** A block of the document, of the frame, or of what a reusable block places. */
  nodeOf(id: string): CanvasNode | undefined {
    const own = this.document.get(id);
    if (own) return shownNode(own, definitionsBySlug);
    const fixed = this.frame.get(id);
    if (fixed) return isOutlet(fixed) ? { ...fixed, slots: { content: this.content } } : fixed;
    return this.placed.get(id.split("/", 1)[0] ?? "")?.get(id);
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
    if (own) return this.outlet === null ? null : { into: this.outlet, slot: "content" };
    const fixed = this.fixedPlaces.get(id);
    if (fixed) return fixed;
    // What a reusable block places outermost stands where that block does.
    const [outer = "", inner] = id.split("/", 2);
    return inner === undefined ? null : this.placeOf(outer);
  }

  get outlet(): string | null {
    return [...this.frame.values()].find(isOutlet)?.id ?? null;
  }

  get fixedPlaces(): ReadonlyMap<string, Place> {
    const places = new Map<string, Place>();
    for (const nodes of [this.frame, ...this.placed.values()]) {
      for (const node of nodes.values()) {
        for (const [slot, ids] of Object.entries(node.slots))
          for (const id of ids) places.set(id, { into: node.id, slot });
      }
    }
    return places;
  }
}
