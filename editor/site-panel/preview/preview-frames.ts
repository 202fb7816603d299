import { makeAutoObservable, observableRef } from "mobx";

import { type Locale, localizePath } from "#schemas/locale.ts";

import { LiveTheme, type ThemeProperties } from "./live-theme.ts";

/** How wide the pages beside the panel are shown, in pixels. */
export const frameWidths = { phone: 390, desktop: 1280 } as const;

export type FrameWidth = keyof typeof frameWidths;

/** A page that is shown beside the panel; its path has no language. */
export interface ShownPage {
  readonly id: "home" | "wine" | "cart" | "contact" | "list" | "news" | "document";
  readonly path: string;
}

interface PreviewParts extends Pick<PreviewFrames, "pages" | "draft" | "locale"> {
  readonly fetch: typeof fetch;
  /** Told of each page that a frame has loaded. */
  readonly onLoaded?: (frame: HTMLIFrameElement) => void;
}

/** The pages beside the panel, each in a frame of its own: they follow the draft where they stand. */
export class PreviewFrames {
  pages: readonly ShownPage[];
  /** The draft that they are shown by, as `?draft=` names it. */
  readonly draft: string;
  locale: Locale;
  width: FrameWidth = "phone";
  /** The page that is shown alone; null: all are. */
  alone: ShownPage["id"] | null = null;
  readonly #fetch: typeof fetch;
  readonly #onLoaded: PreviewParts["onLoaded"];
  readonly #frames = new Map<string, HTMLIFrameElement>();
  /** Pages that couldn't be brought up to date yet. */
  readonly #behind = new WeakSet<Document>();
  readonly #themes = new WeakMap<Document, LiveTheme>();
  /** Null: pages have the one that they came with. */
  #theme: ThemeProperties | null = null;

  constructor({ pages, draft, locale, fetch: ask, onLoaded }: PreviewParts) {
    this.pages = pages;
    this.draft = draft;
    this.locale = locale;
    this.#fetch = ask;
    this.#onLoaded = onLoaded;
    makeAutoObservable(this, { pages: observableRef }, { autoBind: true });
  }

  setLocale(locale: Locale): void {
    this.locale = locale;
  }

  setWidth(width: FrameWidth): void {
    this.width = width;
  }

  /** Shows other pages; one that is among both stays as it is. */
  showPages(pages: readonly ShownPage[]): void {
    this.pages = pages;
    if (!pages.some(({ id }) => id === this.alone)) this.alone = null;
  }

  showAlone(id: ShownPage["id"] | null): void {
    this.alone = id;
  }

  /** Where a page is shown by the draft. */
  addressOf({ path }: ShownPage): string {
    return this.#byDraft(localizePath(path, this.locale));
  }

  /** Takes a frame in; gives what lets it go. */
  attach(id: string, frame: HTMLIFrameElement): () => void {
    this.#frames.set(id, frame);
    return () => void this.#frames.delete(id);
  }

  /** A frame has loaded a page: one that isn't shown by the draft is asked for anew. */
  loaded(frame: HTMLIFrameElement): void {
    const page = frame.contentDocument;
    if (!page || page.URL === "about:blank") return;
    this.#onLoaded?.(frame);
    const mark = page.querySelector("#admin[data-draft]");
    if (mark) {
      this.#showTheme(page);
      this.#awaitRuntime(frame, mark);
    } else if (new URL(page.URL).searchParams.get("draft") !== this.draft)
      frame.contentWindow?.location.replace(this.#byDraft(page.URL));
  }

  /** Has the page's runtime started, though nobody sees the page or comes near; what it has missed by then is shown. */
  #awaitRuntime(frame: HTMLIFrameElement, mark: Element): void {
    mark.dispatchEvent(new Event("pointerover", { bubbles: true }));
    const watch = new MutationObserver(() => {
      watch.disconnect();
      if (frame.contentDocument && this.#behind.has(frame.contentDocument)) void this.#refreshOne(frame);
    });
    watch.observe(mark, { attributeFilter: ["data-draft"] });
  }

  /** Shows a theme at once: it asks nobody. */
  showTheme(theme: ThemeProperties): void {
    this.#theme = theme;
    for (const { contentDocument } of this.#frames.values()) if (contentDocument) this.#showTheme(contentDocument);
  }

  /** What a page is shown as having of the theme; undefined: nothing. */
  themeValue(name: string): string | undefined {
    return this.#theme?.[name];
  }

  #showTheme(page: Document): void {
    if (!this.#theme || page.URL === "about:blank") return;
    const shown = this.#themes.get(page) ?? new LiveTheme(page);
    this.#themes.set(page, shown);
    shown.show(this.#theme);
  }

  /** Brings every page up to what is saved. Never rejects: a page that can't be had stays as it is. */
  async refresh(): Promise<void> {
    await Promise.all([...this.#frames.values()].map(async (frame) => await this.#refreshOne(frame)));
  }

  /** Loads every page anew: what isn't part of its blocks has changed. */
  reload(): void {
    for (const { contentWindow } of this.#frames.values()) contentWindow?.location.reload();
  }

  async #refreshOne({ contentWindow, contentDocument }: HTMLIFrameElement): Promise<void> {
    if (!contentWindow || !contentDocument) return;
    // Its runtime is on its way (`src/admin/draft-page.ts`).
    if (!contentDocument.querySelector('#admin[data-draft="ready"]')) return void this.#behind.add(contentDocument);
    try {
      const { pathname, search } = contentWindow.location;
      const answer = await this.#fetch(`/_data${pathname}${search}`, { headers: { accept: "application/json" } });
      const document = await answer.text();
      if ("nodes" in (JSON.parse(document) as object)) {
        contentDocument.dispatchEvent(new CustomEvent("cellardoor:draft", { detail: { document } }));
        this.#themes.get(contentDocument)?.writeWhole();
      } else contentWindow.location.reload();
    } catch (error) {
      console.info("a page beside the panel could not be brought up to date", error);
    }
  }

  /** The address of a page as it is shown by the draft. */
  #byDraft(address: string): string {
    const url = new URL(address, location.origin);
    url.searchParams.set("draft", this.draft);
    return url.pathname + url.search + url.hash;
  }
}
