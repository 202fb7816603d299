import { flushSync } from "react-dom";
import type { IntlShape } from "react-intl";

import type { WireDocument } from "#renderer/page/page-document.ts";
import type { Locale } from "#schemas/locale.ts";

import type { CommitHooks } from "../commit-hooks.ts";
import { keepingFocus } from "../focus.ts";
import type { Navigation } from "../navigation/navigation-store.ts";
import type { Application } from "./application.ts";
import type { HistoryHandle } from "./history-root.tsx";
import type { IslandRoots } from "./island-roots.tsx";
import { findBlocks, type HeldIsland, type PageBlocks } from "./page-blocks.ts";
import { nextTask } from "./next-task.ts";
import { replaceBlocks } from "./replace-blocks.ts";

export interface PageHostParts {
  /** The element that holds the page's blocks. */
  readonly root: Element;
  readonly application: Application;
  readonly islands: IslandRoots;
  /** The texts of a language whose messages are there. */
  intlOf(locale: Locale): IntlShape;
  readonly hooks: CommitHooks;
  /** Told of each island that has been taken over. */
  live(holder: Element): void;
}

/** The page that is shown: blocks of HTML, islands in them, and how one page follows another (design §5). */
export class PageHost {
  readonly #parts: PageHostParts;
  #history: HistoryHandle = { go: () => {} };
  #address: string;
  #blocks: PageBlocks;

  constructor(parts: PageHostParts, first: WireDocument, address: string) {
    this.#parts = parts;
    this.#address = address;
    this.#blocks = findBlocks(parts.root, first.nodes, first.page.path);
  }

  /** Path and query of the page that is shown. */
  get address(): string {
    return this.#address;
  }

  attach(history: HistoryHandle): void {
    this.#history = history;
  }

  /** Changes the address alone: another place on the page that is shown. */
  go(href: string): void {
    this.#history.go(href);
  }

  /** Starts the islands of the page that the server sent. Resolves when all of them run. */
  start(): Promise<void> {
    return this.#hydrate([...this.#blocks.islands.values()]);
  }

  /**
   * Shows a document, and its address with it unless the address is there already: islands that go are unmounted, the
   * HTML is replaced, head, focus and scroll follow, then the islands that came start.
   */
  show(next: WireDocument, navigation: Navigation): void {
    const { root, application, islands, intlOf, hooks } = this.#parts;
    const place = hooks.before();
    if (navigation.mode !== "arrive") this.#history.go(navigation.href, { replace: navigation.mode === "replace" });
    this.#address = location.pathname + location.search;
    const unmount = (holder: Element): void => islands.unmount(holder);
    let came: readonly HeldIsland[] = [];
    keepingFocus(() => {
      ({ page: this.#blocks, came } = replaceBlocks(root, this.#blocks, next.nodes, next.page.path, unmount));
    });
    flushSync(() => {
      application.show(next.page, intlOf(next.page.locale));
      for (const { holder, island } of this.#blocks.islands.values()) islands.update(holder, island);
    });
    hooks.after({ document: next, navigation }, place);
    void this.#hydrate(came);
  }

  /**
   * An island may speak to another one as soon as it is used: all of them are there before any is, with what they
   * render only in the browser (dialogs), which takes them a second turn.
   */
  async #hydrate(held: readonly HeldIsland[]): Promise<void> {
    await Promise.all(held.map(({ holder, island }) => this.#parts.islands.hydrate(holder, island)));
    await nextTask();
    for (const { holder } of held) if (holder.isConnected) this.#parts.live(holder);
  }
}
