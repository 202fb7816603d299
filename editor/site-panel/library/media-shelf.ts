import { makeAutoObservable, observableRef, runInAction } from "mobx";

import type { LibraryMedium, MediaList } from "#schemas/content/media.ts";

import type { MediaPort, MediaQuery } from "./media-port.ts";

/** Every medium there is. */
export const everything: MediaQuery = { search: "", kind: null, tag: null, isUnused: false };

/** The media that are looked at, page by page, the newest first. An older page that comes late is dropped. */
export class MediaShelf {
  media: readonly LibraryMedium[] = [];
  /** How many there are in all. */
  total = 0;
  state: "reading" | "read" | "failed" = "reading";
  query = everything;
  /** How many pages of them are here. */
  #pages = 0;
  #asked = 0;
  readonly #port: Pick<MediaPort, "list">;

  constructor(port: Pick<MediaPort, "list">) {
    this.#port = port;
    makeAutoObservable(this, { media: observableRef, query: observableRef }, { autoBind: true });
  }

  get hasMore(): boolean {
    return this.media.length < this.total;
  }

  /** Looks at others. Never rejects. */
  async find(query: MediaQuery): Promise<void> {
    this.query = query;
    await this.#read(1);
  }

  /** Reads on where the list ends, or again what could not be had; nothing while it reads. */
  async readOn(): Promise<void> {
    if (this.state !== "reading" && this.hasMore) await this.#read(this.#pages + 1);
  }

  /** Reads them all anew. */
  async again(): Promise<void> {
    await this.#read(1);
  }

  /** One of them is otherwise now, or came in. */
  put(medium: LibraryMedium): void {
    const isKnown = this.media.some(({ id }) => id === medium.id);
    this.media = isKnown
      ? this.media.map((before) => (before.id === medium.id ? medium : before))
      : [medium, ...this.media];
    if (!isKnown) this.total += 1;
  }

  /** One of them is gone. */
  drop(id: number): void {
    if (!this.media.some((medium) => medium.id === id)) return;
    this.media = this.media.filter((medium) => medium.id !== id);
    this.total -= 1;
  }

  async #read(page: number): Promise<void> {
    const mine = (this.#asked += 1);
    runInAction(() => (this.state = "reading"));
    const given = await this.#port.list(this.query, page).catch((error: unknown) => {
      console.warn("the media library could not be read", error);
      return null;
    });
    if (mine !== this.#asked) return;
    runInAction(() => this.#take(given, page));
  }

  #take(given: MediaList | null, page: number): void {
    this.state = given ? "read" : "failed";
    if (!given) return;
    const before = page === 1 ? [] : this.media;
    // What came in meanwhile has moved the others on: none stands there twice.
    const known = new Set(before.map(({ id }) => id));
    this.media = [...before, ...given.media.filter(({ id }) => !known.has(id))];
    this.total = given.total;
    this.#pages = page;
  }
}
