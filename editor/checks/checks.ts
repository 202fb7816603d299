import {
  action,
  actionBound,
  compareStructural,
  computed,
  makeObservable,
  observable,
  observableRef,
  reaction,
  runInAction,
} from "mobx";

import { definitionsBySlug } from "#blocks/definitions.ts";
import type { ProductDetail } from "#schemas/content/product-detail.ts";
import { isRecord } from "#schemas/fields/check.ts";
import type { Reference } from "#schemas/fields/field.ts";
import { type Locale, locales } from "#schemas/locale.ts";
import { checkedBlocks } from "#schemas/page/checked-blocks.ts";

import type { LookedUp } from "../fields/field-ports.ts";
import { draftAddress } from "../pages/draft-address.ts";
import { silentPictures } from "../pictures/silent-pictures.ts";
import type { Work } from "../shell/work.ts";
import type { AddressFacts, EditedPlaces } from "./addresses/address-facts.ts";
import { askAddresses } from "./addresses/ask-addresses.ts";
import { pathToAsk } from "./addresses/places-here.ts";
import { typedIn } from "./addresses/typed-in.ts";
import type { CheckedPage } from "./checked-page.ts";
import { checkPage } from "./check-page.ts";
import type { CheckPorts, WeighedPage } from "./check-ports.ts";
import { type PoorWords, poorWords } from "./contrast/poor-words.ts";
import { seeWords } from "./contrast/see-words.ts";
import type { Finding } from "./finding.ts";
import { follow } from "./follow.ts";
import { targetsOf } from "./gone-targets.ts";
import { type SeenHeading, seeHeadings } from "./headings/see-headings.ts";

/** What of the open editor is checked. */
interface CheckedWork {
  readonly editor: Work["editor"];
  readonly settings: Pick<Work["settings"], "store" | "open">;
}

/** How often the page is read at most, and how long it stays as it is before it is looked at, and weighed; in milliseconds. */
const rest = { read: 250, looked: 400, weighed: 1200 };

/** Addresses that are asked for, and by which state of the draft; null: it isn't asked. */
interface Asked {
  readonly paths: readonly string[];
  readonly saved: number | null;
}

/** What is asked for or measured, each apart from the others. */
type Fact = "found" | "addresses" | "labelled" | "seen" | "weighed";

/** How the canvas draws the page. */
interface SeenPage {
  readonly words: readonly PoorWords[];
  readonly headings: readonly SeenHeading[];
  /** What has an id on it, its frame's among it. */
  readonly ids: readonly string[];
}

/** What the page is checked by while it is edited: facts that are asked for and measured as it changes, and the rules on them. */
export class Checks {
  found: LookedUp | null = null;
  addresses: AddressFacts | null = null;
  labelled: readonly number[] | null = null;
  seen: SeenPage | null = null;
  weighed: WeighedPage | null = null;
  /** What couldn't be asked for when it was asked last. */
  unmade: ReadonlySet<Fact> = new Set();
  /** How often somebody wanted what couldn't be had asked for again. */
  tries = 0;
  /** How many want to know what the page weighs: it is drawn for that. */
  watching = 0;
  /** How many pictures have come: words on one can't be seen before. */
  arrived = 0;
  /** The page as it was read last: not at each key that is pressed. */
  page: CheckedPage;
  readonly #work: CheckedWork;
  readonly #ports: CheckPorts;

  constructor(work: CheckedWork, ports: CheckPorts) {
    this.#work = work;
    this.#ports = ports;
    this.page = this.#read();
    makeObservable(this, {
      ...{ found: observableRef, addresses: observableRef, labelled: observableRef, seen: observableRef },
      ...{ weighed: observableRef, watching: observable, arrived: observable },
      ...{ page: observableRef, unmade: observableRef, tries: observable },
      findings: computed({ equals: compareStructural }),
      watch: action,
      readAnew: action,
      again: actionBound,
    });
  }

  /** Asks and measures from now on; gives what ends that. */
  start(): () => void {
    const { editor } = this.#work;
    const ports = this.#ports;
    const stops = [
      reaction(
        () => this.#read(),
        (page) => this.#set({ page }),
        { delay: rest.read },
      ),
      follow({
        ...this.#asked("found"),
        // As a text: the same ones are asked for once, however often the page is read.
        about: () => textOf(targetsOf(this.page)),
        ask: async (targets) => await ports.lookUp(JSON.parse(targets) as readonly Reference[], editor.canvas.locale),
        take: (found) => this.#set({ found }),
      }),
      follow({
        ...this.#asked("addresses"),
        about: () => this.#typed,
        ask: async (asked) => await askAddresses((JSON.parse(asked) as Asked).paths, ports),
        isWhole: ({ unasked }) => unasked.size === 0,
        take: (addresses) => this.#set({ addresses }),
        rest: rest.looked,
      }),
      follow({
        ...this.#asked("labelled"),
        about: () => (this.#wine ? String(this.#wine.id) : null),
        ask: async (product) => await ports.labelled(Number(product)),
        take: (labelled) => this.#set({ labelled }),
      }),
      follow({
        ...this.#asked("seen"),
        about: () => this.#drawn,
        ask: () => this.#look(),
        take: (seen) => this.#set({ seen }),
        rest: rest.looked,
      }),
      follow({
        ...this.#asked("weighed"),
        about: () => this.#saved,
        ask: async () => await ports.weigh(editor.canvas.page.page.path, editor.canvas.page.layoutId),
        take: (weighed) => weighed && this.#set({ weighed }),
        rest: rest.weighed,
      }),
    ];
    // A picture's own event goes up to nobody: it is heard on its way down.
    const arrive = action(({ target }: Event): void => {
      if (target instanceof HTMLImageElement && target.closest("[data-canvas]")) this.arrived += 1;
    });
    document.addEventListener("load", arrive, true);
    return () => {
      document.removeEventListener("load", arrive, true);
      stops.forEach((stop) => stop());
    };
  }

  /** Has the page weighed, and what is said of it checked too, while somebody looks at that; gives what ends it. */
  watch(): () => void {
    this.watching += 1;
    if (this.#work.editor.canvas.isPage) void this.#work.settings.open();
    return action(() => {
      this.watching -= 1;
    });
  }

  /** Asks again for what couldn't be had. */
  again(): void {
    this.tries += 1;
  }

  /** Everything that the rules find on the page as it is now. */
  get findings(): readonly Finding[] {
    return checkPage(this.page);
  }

  /** Reads the page at once: something was set right. */
  readAnew(): void {
    this.page = this.#read();
  }

  /** How a fact is asked for again, and who is told when it can't be. */
  #asked(fact: Fact) {
    return {
      tries: () => this.tries,
      could: action((isMade: boolean): void => {
        if (isMade === !this.unmade.has(fact)) return;
        const others = [...this.unmade].filter((other) => other !== fact);
        this.unmade = new Set(isMade ? others : [...others, fact]);
      }),
    };
  }

  #read(): CheckedPage {
    const { editor, settings } = this.#work;
    const { canvas, document, isProgram } = editor;
    const configOf = (slug: string) => canvas.configOf(slug);
    const inUse = this.#locales;
    const wine = this.#wine;
    return {
      blocks: isProgram ? [] : checkedBlocks({ document, registry: definitionsBySlug, configOf, locales: inUse }),
      settings: canvas.isPage ? (settings.store?.document ?? null) : null,
      locales: inUse,
      found: this.found,
      addresses: this.addresses,
      here: this.#here,
      hosts: this.#ports.hosts(),
      silent: silentPictures(editor),
      poorWords: this.seen?.words ?? [],
      headings: this.seen?.headings ?? null,
      pictures: this.weighed?.pictures ?? null,
      wine: wine && { wine, labelled: this.labelled },
      warnsOfAlcohol: !canvas.isPage || this.#warnsOfAlcohol,
    };
  }

  get #locales(): readonly Locale[] {
    const { locale, page } = this.#work.editor.canvas;
    const own = locales.filter((each) => page.page.alternates[each] !== undefined);
    return own.length > 0 ? own : [locale];
  }

  /** Every address of this site that has to be asked for, once; what the draft is asked for, anew with each time that it is saved. */
  get #typed(): string | null {
    const { blocks, here, hosts } = this.page;
    const paths = new Set(
      blocks.flatMap((block) => typedIn(block, hosts).flatMap((each) => pathToAsk(each, here) ?? [])),
    );
    if (paths.size === 0) return null;
    const isOfDraft = [...paths].some((path) => path.startsWith(`${here.whole}#`));
    const saved = isOfDraft ? this.#work.editor.draft.seen.since : null;
    return JSON.stringify({ paths: [...paths], saved } satisfies Asked);
  }

  /** A frame stands around pages that have places of their own. */
  get #here(): EditedPlaces {
    const { canvas, document } = this.#work.editor;
    if (!canvas.isPage) return { paths: [], whole: "", ids: null };
    const { page, layoutId } = canvas.page;
    const { path, alternates } = page;
    const paths = [...new Set([path, ...Object.values(alternates)])];
    const anchors = Object.values(document.blocks).map(({ props }) => props["anchor"]);
    return {
      paths,
      whole: draftAddress(path, layoutId),
      ids: this.seen && new Set([...this.seen.ids, ...anchors.filter((each) => typeof each === "string")]),
    };
  }

  get #wine(): ProductDetail | null {
    const { subject } = this.#work.editor.canvas.page;
    const isWine = isRecord(subject) && isRecord(subject["type"]) && subject["type"]["type"] === "WINE";
    return isWine ? (subject as unknown as ProductDetail) : null;
  }

  /** A page without a frame (a step of a purchase) has what it needs beside it. */
  get #warnsOfAlcohol(): boolean {
    const { canvas, document } = this.#work.editor;
    const stands = [...canvas.frame.values(), ...Object.values(document.blocks)];
    return canvas.frame.size <= 1 || stands.some(({ slug }) => slug === "alcohol-message");
  }

  /** All that the canvas draws its words by. */
  get #drawn(): string {
    const { canvas, width, isPreview } = this.#work.editor;
    const { blocks } = this.page;
    const shown = [width, isPreview, canvas.looker.width, canvas.locale, this.arrived];
    return JSON.stringify([blocks.map(({ node }) => node), ...shown]);
  }

  #look(): SeenPage | null {
    const page = document.querySelector("#editor [data-canvas]");
    if (!page) return null;
    const blocks = new Set(this.page.blocks.map(({ node }) => node.id));
    // A frame's own titles stand around those of a page.
    const edited = (this.#work.editor.canvas.isPage && page.querySelector("main")) || page;
    return { words: poorWords(seeWords(page, blocks)), headings: seeHeadings(edited), ids: idsIn(page) };
  }

  /** What the server draws of the page by now; null: nobody asks, or something isn't saved yet. Pages of one's own are nobody's to weigh. */
  get #saved(): string | null {
    const { draft, canvas, isProgram } = this.#work.editor;
    const { page, layoutId } = canvas.page;
    const mayBe = this.watching > 0 && draft.state === "saved" && page.zone === "public" && !isProgram;
    return mayBe ? JSON.stringify([page.path, layoutId, draft.published, draft.seen.since]) : null;
  }

  #set(facts: Partial<Pick<this, "found" | "addresses" | "labelled" | "seen" | "weighed" | "page">>): void {
    runInAction(() => Object.assign(this, facts));
  }
}

/** Null: there is none of it. */
function textOf(items: readonly unknown[]): string | null {
  return items.length > 0 ? JSON.stringify(items) : null;
}

function idsIn(page: Element): readonly string[] {
  return [...page.querySelectorAll("[id]")].map(({ id }) => id);
}
