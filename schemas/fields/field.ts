import type { Image } from "../content/image.ts";
import type { Locale, Localized } from "../locale.ts";
import type { Problem } from "../refusal.ts";
import type { Result } from "../result.ts";

export type FieldKind =
  | "text"
  | "rich-text"
  | "image"
  | "link"
  | "colour"
  | "number"
  | "select"
  | "toggle"
  | "list"
  | "reference"
  | "responsive"
  | "date-time"
  | "opening-hours"
  | "choices"
  | "group";

/** An id held by a prop; all references of a page are resolved in one batch per kind. */
export interface Reference {
  readonly kind: "media" | "page" | "product";
  readonly id: number;
}

/** What turning a stored value into a view's prop may ask for. */
export interface ViewContext {
  readonly locale: Locale;
  media(id: number): Image | null;
  /** The site path of a page in the locale, with its menu title. */
  page(id: number): { path: string; title: string; reload?: boolean } | null;
  product(id: number): { path: string; title: string } | null;
  /** Removes everything from rich text that the policy doesn't allow. */
  cleanHtml(html: string): string;
}

/** A field as data: what the inspector, the documentation and OpenAPI are built from. */
export interface FieldDescription {
  readonly kind: FieldKind;
  readonly label: Localized<string>;
  readonly help?: Localized<string>;
  readonly localized: boolean;
  readonly initial: unknown;
  /** Kind-specific limits and choices: `max`, `min`, `step`, `options`, `item`… */
  readonly [detail: string]: unknown;
}

/**
 * One prop of a block, one site parameter or one column of an element list.
 * `Stored` is what stands in the layout document, `View` what a view receives in one locale.
 */
export interface Field<Stored = unknown, View = Stored> {
  readonly kind: FieldKind;
  readonly label: Localized<string>;
  readonly localized: boolean;
  /** The value when nothing is stored. */
  readonly initial: Stored;
  /** The fields of each item, of a list; those of a group. */
  readonly item?: Fields;
  /** What has a value for each width, of a responsive field. */
  readonly inner?: Field;
  /** How a value is written as a site parameter's text, where it isn't one itself. */
  readonly asText?: FieldText<Stored>;
  /** Checks a stored value strictly: a wrong type is a problem (under `items.2.title`, say), never a cast. */
  check(value: unknown): Result<Stored, readonly Problem[]>;
  /** Lays `over` on `base`: whole values, but per locale for localized text (design §2). */
  merge(base: Stored, over: Stored): Stored;
  /** The ids that must be looked up before `toView`. */
  references(value: Stored): readonly Reference[];
  toView(value: Stored, context: ViewContext): View;
  describe(): FieldDescription;
}

/** A structured value as text. */
export interface FieldText<Stored> {
  /** Reads a text; what it holds is for `check`. */
  parse(text: string): Result<unknown, readonly Problem[]>;
  /** Writes a value with all its languages; null: it says nothing. */
  format(value: Stored): string | null;
  /** Writes it as the readers of one language get it. */
  inLocale(value: Stored, locale: Locale): string | null;
}

export type Fields = Readonly<Record<string, Field>>;

export type StoredValue<F> = F extends Field<infer Stored, infer _View> ? Stored : never;
export type ViewValue<F> = F extends Field<infer _Stored, infer View> ? View : never;

/** The props that a view receives, from its definition's fields. */
export type ViewProps<F extends Fields> = { readonly [Name in keyof F]: ViewValue<F[Name]> };
