import { action, compareStructural, computed, makeObservable, observableRef } from "mobx";

import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import { frameRoom, type Room, roomInside } from "#blocks/kit/room.ts";
import {
  type BlockDraft,
  type BlockProps,
  draftBlock,
  prepareBlock,
  referencesOf,
} from "#renderer/data/prepare-block.ts";
import { type KeyedNeeds, needsOf, resolveBlock } from "#renderer/data/resolve-block.ts";
import type { ResolvedBlock } from "#renderer/page/page-document.ts";

import type { Canvas } from "./canvas.ts";
import type { CanvasNode } from "./canvas-node.ts";
import { type Hidden, switchedOff } from "./looker.ts";

/**
 * One block's way from what is stored to what its view receives, each step remembered while what it is made of stays as
 * it is: a key press takes the steps of the block that was typed in, and of no other.
 */
export class CanvasBlock {
  readonly id: string;
  readonly #canvas: Canvas;
  /** What its view is given for a moment instead of its own props. */
  tried: BlockProps["props"] | null = null;

  constructor(canvas: Canvas, id: string) {
    this.id = id;
    this.#canvas = canvas;
    makeObservable(this, {
      tried: observableRef,
      tryOut: action,
      node: computed,
      draft: computed,
      prepared: computed,
      room: computed({ equals: compareStructural }),
      needs: computed,
      showsOwn: computed,
      hidden: computed({ equals: compareStructural }),
      resolved: computed({ equals: compareStructural }),
    });
  }

  /** Shows its view with other props, until it is told null: to see what it does with them. Nothing is stored. */
  tryOut(props: BlockProps["props"] | null): void {
    this.tried = props;
  }

  get node(): CanvasNode | undefined {
    return this.#canvas.nodeOf(this.id);
  }

  get definition(): BlockDefinition | undefined {
    return this.node && !this.node.problem ? this.#canvas.find(this.node.slug) : undefined;
  }

  get draft(): BlockDraft | undefined {
    const { node, definition } = this;
    if (!node || !definition) return undefined;
    return draftBlock(node, { definition, config: this.#canvas.configOf(node.slug) }, this.#canvas.ports);
  }

  get prepared(): BlockProps {
    const { node, draft } = this;
    const { locale } = this.#canvas;
    const context = this.#canvas.assets.context(draft ? referencesOf(draft) : [], locale);
    const shown = node ?? { id: this.id, slug: "" };
    return prepareBlock(shown, { draft, room: frameRoom, context }, this.#canvas.ports);
  }

  /** How wide it may get: its container says how much of its own room its slot has. */
  get room(): Room {
    const place = this.#canvas.placeOf(this.id);
    if (!place) return frameRoom;
    const around = this.#canvas.block(place.into);
    const { props } = around.prepared;
    return roomIn(around, place.slot, props);
  }

  get needs(): KeyedNeeds {
    const { node, definition, prepared } = this;
    if (!node || !definition || prepared.problem !== undefined) return [];
    const block = { id: this.id, slug: node.slug, props: prepared.props };
    return needsOf(block, definition, this.#canvas.address, this.#canvas.ports);
  }

  /** Whether it shows what every visitor sees their own of. */
  get showsOwn(): boolean {
    return this.needs.some(([, , need]) => need.private);
  }

  /** Why nobody sees it here and now; null: they do, as far as what it stands in is seen. */
  get hidden(): Hidden | null {
    const toggle = this.definition?.enabledBy;
    if (toggle !== undefined && this.#canvas.page.parameters[toggle] !== "true") return switchedOff;
    const { shown } = this.node ?? {};
    return shown ? this.#canvas.looker.hides(shown) : null;
  }

  /** What its view receives, but what stands in its slots; null for a block that is gone. */
  get resolved(): Omit<ResolvedBlock, "slots"> | null {
    const { node, definition, needs, prepared } = this;
    if (!node) return null;
    const { problem } = prepared;
    const props = this.tried ?? prepared.props;
    const block = { id: this.id, slug: node.slug, props, room: this.room, ...(problem !== undefined && { problem }) };
    const answers = this.#canvas.answersFor(node.slug, needs);
    return resolveBlock(block, definition, this.#canvas.address, { needs, answers, said: null });
  }
}

function roomIn(around: CanvasBlock, slot: string, props: Readonly<Record<string, unknown>>): Room {
  const share = around.definition?.slots?.[slot]?.share?.(props as never) ?? {};
  return roomInside(around.room, share);
}
