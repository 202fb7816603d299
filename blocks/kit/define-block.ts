import type { NeedData, Needs } from "#schemas/contract/need.ts";
import type { Fields, ViewProps } from "#schemas/fields/field.ts";
import type { Locale, Localized } from "#schemas/locale.ts";

import { visibilityProp } from "#schemas/page/visibility.ts";

import type { Share } from "./room.ts";

/**
 * `static`: HTML whose code never reaches a visitor; its slots hold any block, and `<Island>` makes holes in its own
 * view. `island`: hydrated by the runtime as a root of its own; it has no slots.
 */
export type BlockMode = "static" | "island";

/** When an island wants the runtime: on pointer or focus, or as soon as it comes into view. */
export type IslandStart = "interaction" | "visible";

/** What a view reads of the page's facts (`PageFacts`): nothing, all but what was asked of it, or all. */
export type PageReading = boolean | "with-asked";

/** The parts of the frame that a page may replace (spec §2, "custom header or footer"). */
export type FramePart = "header" | "footer";

export interface SlotDefinition<Props = never> {
  readonly label: Localized<string>;
  /** How much of the block's room it gets, by the block's props; left out: as much as every other block. */
  share?(props: Props): Share;
  /** Slugs that may stand in it; left out: all. */
  readonly accepts?: readonly string[];
  readonly max?: number;
}

/** One key of the address that a block reads; written `{block id}.{key}` (design §2). */
export interface QueryKey {
  /**
   * Written without the block's id, so that other pages can link to it (`/products/search?q=…`): for the block
   * that does a page's work. Its view writes these addresses itself.
   */
  readonly isShared?: boolean;
  /** What a visitor wrote: in another language it finds other things, so that no later page of them is the same. */
  readonly isWords?: boolean;
  /** What a form said when it was posted: no link of a public page leads on with it. */
  readonly isSaid?: boolean;
  /** Gives the valid value, or null when the text says nothing valid (the key is then dropped). */
  parse(text: string): string | null;
}

/** One step of a block's numbered chain: props of version `from` become props of `from + 1`. */
export interface BlockMigration {
  readonly from: number;
  migrate(props: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

/** What a block may look at when it says which data it needs. */
export interface NeedContext<Props> {
  readonly id: string;
  readonly locale: Locale;
  readonly props: Props;
  /** The page type's path parameters. */
  readonly params: Readonly<Record<string, string>>;
  /** The block's own query keys, valid ones only. */
  readonly query: Readonly<Record<string, string>>;
  /** What the page is about, when its page type has a subject. */
  readonly subject: unknown;
  /** Site parameters by type. */
  readonly parameters: Readonly<Record<string, string | null>>;
}

/** A block as data: nothing about it is written twice (design §1). */
export interface BlockDefinition<F extends Fields = Fields, N extends Needs = Needs> {
  readonly slug: string;
  readonly label: Localized<string>;
  readonly help: Localized<string>;
  /** The palette group of the editor. */
  readonly group: "layout" | "text" | "media" | "lists" | "shop" | "frame";
  /** The part of the frame that it is: a page with its own header or footer brings blocks of that part itself. */
  readonly part?: FramePart;
  /**
   * The private zone's (design §2): its styles stand in a sheet of their own, which only pages that hold such a block
   * link. Anybody may place it on any page all the same.
   */
  readonly zone?: "private";
  /** The version of its props; one more than the last migration's `from`. */
  readonly version: number;
  readonly mode: BlockMode;
  readonly starts?: IslandStart;
  /**
   * The islands that a static block's own view holds (`<Island name=…>`), and when they want the runtime. Their code
   * is `{name}-island.tsx` beside the view.
   */
  readonly islands?: Readonly<Record<string, IslandStart>>;
  readonly fields: F;
  readonly slots?: Readonly<Record<string, SlotDefinition<ViewProps<F>>>>;
  /** How much of its room slots get that nobody edits: the server fills them, under names of its own. */
  readonly filledShare?: Share;
  /** What it reads of the address; `{}` for a block that reads nothing of it and yet links to its own page (`href`). */
  readonly query?: Readonly<Record<string, QueryKey>>;
  needs?(context: NeedContext<ViewProps<F>>): N;
  /**
   * True when the view calls `usePage` (its cached HTML then belongs to one address); `with-asked` when it also looks at
   * what was asked of the page (and to one query).
   */
  readonly readsPage?: PageReading;
  /** A display toggle (spec §3): off, the block is left out of every page. */
  readonly enabledBy?: string;
  /** True when the view wants what the page is about, as `data.subject`. */
  readonly readsSubject?: boolean;
  readonly migrations?: readonly BlockMigration[];
}

/** The data that a definition's view receives. */
export type BlockData<D> = D extends { needs?(context: never): infer N }
  ? N extends Needs
    ? NeedData<N>
    : never
  : never;

/**
 * Declares a block, inferring its props and data. Throws at start-up when its migrations have a hole, and when an
 * island has slots or islands of its own: what stands in a slot is HTML, which no root of React's may hold.
 */
export function defineBlock<const F extends Fields, N extends Needs = Record<never, never>>(
  definition: BlockDefinition<F, N>,
): BlockDefinition<F, N> {
  const steps = definition.migrations ?? [];
  const holes = steps.some((step, index) => step.from !== index + 1);
  if (holes || definition.version !== steps.length + 1) {
    throw new Error(
      `Block ${definition.slug}: version ${definition.version} needs migrations from 1 to ${definition.version - 1}`,
    );
  }
  if (Object.hasOwn(definition.fields, visibilityProp)) {
    throw new Error(`Block ${definition.slug}: every block has the prop ${visibilityProp} already`);
  }
  if (definition.mode === "island" && (definition.slots ?? definition.islands)) {
    throw new Error(`Block ${definition.slug}: an island has neither slots nor islands; make it static, with <Island>`);
  }
  return definition;
}
