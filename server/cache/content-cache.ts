import { createHash } from "node:crypto";

import type { BlockHtml } from "#renderer/page/page-document.ts";

import type { CacheBudget } from "./cache-budget.ts";

/** Where a renderer keeps blocks' HTML that it may use again. */
export interface PieceCache {
  get(content: string): BlockHtml | undefined;
  set(content: string, html: BlockHtml): void;
}

/** Keeps nothing: for what is made for one person. */
export const keepsNothing: PieceCache = { get: () => undefined, set: () => {} };

/** Keys up to this length are kept as they are, longer ones as their hash. */
const shortKey = 200;

/**
 * Blocks' HTML by everything they were made from, on a budget that they share with other caches. What is the
 * same today is the same tomorrow, so nothing here ever goes stale; it only leaves for want of room.
 */
export class ContentCache implements PieceCache {
  readonly #budget: CacheBudget;
  readonly #name: string;

  constructor(budget: CacheBudget, name: string) {
    this.#budget = budget;
    this.#name = name;
  }

  get(content: string): BlockHtml | undefined {
    return this.#budget.get(this.#place(content))?.value as BlockHtml | undefined;
  }

  set(content: string, html: BlockHtml): void {
    const entry = { value: html, tags: noTags, validUntil: null, since: Number.POSITIVE_INFINITY };
    this.#budget.set(this.#place(content), { ...entry, bytes: html.size * characterBytes(html) });
  }

  #place(content: string): string {
    return `${this.#name} ${content.length > shortKey ? hash(content) : content}`;
  }
}

/** V8 takes two bytes for each character of a text in which one is beyond Latin 1, else one. */
function characterBytes({ html, holes }: BlockHtml): number {
  return [html, ...holes.map((hole) => hole.html ?? "")].some((text) => /[\u0100-\uffff]/.test(text)) ? 2 : 1;
}

const noTags: ReadonlySet<string> = new Set();

function hash(content: string): string {
  return createHash("sha256").update(content).digest("base64");
}
