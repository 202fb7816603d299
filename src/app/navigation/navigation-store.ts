import { makeAutoObservable } from "mobx";

import type { WireDocument } from "#renderer/page/page-document.ts";

import type { ProgressStore } from "../progress/progress-store.ts";
import type { Answer } from "./answer.ts";

/** Where to, and how it was asked for. */
export interface Navigation {
  /** Path, query and hash: `/en_US/our-wines?grid.page=2#reds`. */
  readonly href: string;
  /** `arrive`: the address is there already (back, forward); only the page has to follow. */
  readonly mode: "push" | "replace" | "arrive";
  readonly keepScroll: boolean;
  /** Asked for with the keyboard: the focus moves to the new page's main part. */
  readonly keyboard: boolean;
}

export interface NavigationPorts {
  load(address: string, signal: AbortSignal): Promise<Answer>;
  /**
   * Loads what the document needs before it can be shown: island chunks, messages. Gives false when a chunk can't be
   * had; rejects when the page can't be shown without what is missing.
   */
  prepare(document: WireDocument): Promise<boolean>;
  /** May show it a little later, unless the signal says that the visitor has gone elsewhere by then. */
  show(document: WireDocument, navigation: Navigation, signal: AbortSignal): void;
  /** Leaves to the browser what the runtime can't show. */
  leave(navigation: Navigation): void;
  /** The page could not be fetched; the visitor stays where they are. */
  unreachable(): void;
  /** A chunk of the page could not be loaded (spec §8). Gives true when the browser loads the page itself now. */
  chunkFailed(href: string): boolean;
}

/** Redirects followed before the browser is left to find out by itself. */
const redirectLimit = 5;

/** Client navigation: one at a time, the latest wins (design §5). */
export class NavigationStore {
  /** The address on the way to, or null. */
  pending: string | null = null;
  /** Where the page that is shown belongs: its zone. A link to the other zone loads a whole document. */
  readonly #zone: string;
  readonly #ports: NavigationPorts;
  readonly #progress: ProgressStore;
  #current = new AbortController();

  constructor(ports: NavigationPorts, progress: ProgressStore, zone: string) {
    this.#ports = ports;
    this.#progress = progress;
    this.#zone = zone;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Goes to a page. Resolves when it is shown, given up or overtaken; rejects only on a mistake of ours. */
  async navigate(asked: Navigation): Promise<void> {
    const { signal } = this.begin(asked.href);
    const found = await this.#find(asked, signal).catch(() => null);
    if (signal.aborted) return;
    if (!found) return this.giveUp(() => this.#ports.unreachable());
    const { document, navigation } = found;
    if (!document) return this.#ports.leave(navigation);
    const complete = await this.#ports.prepare(document).catch(() => null);
    if (signal.aborted) return;
    if (complete !== true && (this.#ports.chunkFailed(navigation.href) || complete === null)) return this.giveUp();
    this.end();
    this.#ports.show(document, navigation, signal);
  }

  /** Calls off what is on the way: the visitor is back on the page that is shown. */
  cancel(): void {
    this.#current.abort();
    this.end();
  }

  begin(href: string): AbortController {
    this.#current.abort();
    this.#current = new AbortController();
    this.pending = href;
    this.#progress.start();
    return this.#current;
  }

  end(): void {
    this.pending = null;
    this.#progress.finish();
  }

  giveUp(say: () => void = () => {}): void {
    this.pending = null;
    this.#progress.fail();
    say();
  }

  /** Follows redirects to a document that can be shown here; without one the browser has to go there. */
  async #find(
    asked: Navigation,
    signal: AbortSignal,
  ): Promise<{ readonly navigation: Navigation; readonly document?: WireDocument }> {
    let navigation = asked;
    for (let hops = 0; hops <= redirectLimit; hops += 1) {
      const answer = await this.#ports.load(addressOf(navigation.href), signal);
      if (answer.kind === "document" && answer.document.page.zone === this.#zone) {
        return { navigation, document: answer.document };
      }
      if (answer.kind !== "redirect" || !isInside(answer.to)) break;
      navigation = follow(navigation, answer.to);
    }
    return { navigation };
  }
}

/** The part of an address that decides which document is shown. */
export function addressOf(href: string): string {
  return href.replace(/#.*$/, "");
}

/** A redirect keeps the hash it was asked with, unless it has its own; the old address leaves no entry. */
function follow(navigation: Navigation, to: string): Navigation {
  const hash = /#.*$/.exec(navigation.href)?.[0] ?? "";
  return {
    ...navigation,
    href: to.includes("#") ? to : to + hash,
    mode: navigation.mode === "arrive" ? "replace" : navigation.mode,
  };
}

function isInside(to: string): boolean {
  return to.startsWith("/") && !to.startsWith("//");
}
