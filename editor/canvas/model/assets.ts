import { observable, runInAction } from "mobx";

import type { ChosenImage, LinkTarget, LookedUp } from "#schemas/content/canvas.ts";
import type { Image } from "#schemas/content/image.ts";
import type { Reference, ViewContext } from "#schemas/fields/field.ts";
import { type Locale, locales } from "#schemas/locale.ts";

export interface AssetPorts {
  lookUp(references: readonly Reference[], locale: Locale): Promise<LookedUp>;
  cleanHtml(html: string): string;
  note(text: string, error: unknown): void;
}

/** How many are asked for in one call. */
const mostAtOnce = 500;

/** The pictures, pages and wines that props name by their ids: looked up together, each once, as blocks come to need them. */
export class Assets {
  readonly #found = observable.map<string, ChosenImage | LinkTarget | null>([], { deep: false });
  readonly #asked = new Set<string>();
  readonly #ports: AssetPorts;
  /** What could not be looked up, by its name: blocks that show it aren't drawn anew by themselves. */
  readonly #failed = new Map<string, readonly [reference: Reference, locale: Locale]>();
  #waiting = new Map<Locale, Reference[]>();

  constructor(ports: AssetPorts) {
    this.#ports = ports;
  }

  /** What fields turn their values into props with; what isn't known yet is null, and asked for. */
  context(references: readonly Reference[], locale: Locale): ViewContext {
    for (const reference of references) this.#want(reference, locale);
    const found = <Value>(kind: Reference["kind"], id: number): Value | null =>
      (this.#found.get(nameOf({ kind, id }, locale)) ?? null) as Value | null;
    return {
      locale,
      media: (id) => found<Image>("media", id),
      page: (id) => found<LinkTarget>("page", id),
      product: (id) => found<LinkTarget>("product", id),
      cleanHtml: this.#ports.cleanHtml,
    };
  }

  /** A picture as the library has it, once it was looked up; null: it isn't known, or there is none. */
  picture(id: number, locale: Locale): ChosenImage | null {
    const reference = { kind: "media", id } as const;
    this.#want(reference, locale);
    return (this.#found.get(nameOf(reference, locale)) ?? null) as ChosenImage | null;
  }

  /** Asks at once for all that could not be looked up: the server can be reached again. */
  again(): void {
    for (const [reference, locale] of this.#failed.values()) this.#want(reference, locale);
  }

  /** A picture of the library is framed otherwise, in every language. */
  reframe({ id, focal }: Image): void {
    runInAction(() => {
      for (const locale of locales) {
        const name = nameOf({ kind: "media", id }, locale);
        const image = this.#found.get(name);
        if (image) this.#found.set(name, { ...(image as ChosenImage), focal });
      }
    });
  }

  #want(reference: Reference, locale: Locale): void {
    const name = nameOf(reference, locale);
    if (this.#asked.has(name)) return;
    this.#asked.add(name);
    this.#failed.delete(name);
    // Those of a whole page go in one call.
    if (this.#waiting.size === 0) queueMicrotask(() => this.#askAll());
    this.#waiting.set(locale, [...(this.#waiting.get(locale) ?? []), reference]);
  }

  #askAll(): void {
    const waiting = this.#waiting;
    this.#waiting = new Map();
    for (const [locale, all] of waiting) {
      for (let from = 0; from < all.length; from += mostAtOnce)
        this.#lookUp(all.slice(from, from + mostAtOnce), locale);
    }
  }

  #lookUp(references: readonly Reference[], locale: Locale): void {
    this.#ports.lookUp(references, locale).then(
      (found) => this.#take(found, locale),
      (error: unknown) => {
        for (const reference of references) {
          const name = nameOf(reference, locale);
          this.#asked.delete(name);
          this.#failed.set(name, [reference, locale]);
        }
        this.#ports.note("references could not be looked up", error);
      },
    );
  }

  #take({ media, pages, products }: LookedUp, locale: Locale): void {
    runInAction(() => {
      for (const { id, image } of media) this.#found.set(nameOf({ kind: "media", id }, locale), image);
      for (const { id, target } of pages) this.#found.set(nameOf({ kind: "page", id }, locale), target);
      for (const { id, target } of products) this.#found.set(nameOf({ kind: "product", id }, locale), target);
    });
  }
}

function nameOf({ kind, id }: Reference, locale: Locale): string {
  return `${locale} ${kind} ${id}`;
}
