import type { FormSaid } from "#schemas/contract/form-said.ts";
import type { Locale } from "#schemas/locale.ts";
import type { PageFacts } from "#schemas/page/page-facts.ts";

import type { BlockViewProps } from "./view-props.ts";

/**
 * A block in one situation, as its view receives it: tests render it on the server and on the canvas,
 * the documentation shows it. Slots are given as text.
 */
export interface BlockFixture<D = never> {
  readonly name: string;
  readonly locale: Locale;
  readonly props: FixturePart<D, "props">;
  readonly data: FixturePart<D, "data">;
  readonly query?: Readonly<Record<string, string>>;
  readonly slots?: Readonly<Record<string, string>>;
  /** What a form of the block was told that was refused. */
  readonly said?: FormSaid;
  /** For views that call `usePage`; a page at `/page` by default. */
  readonly page?: Partial<PageFacts>;
}

type FixturePart<D, Part extends "props" | "data"> = [D] extends [never]
  ? Readonly<Record<string, unknown>>
  : BlockViewProps<D> extends infer View
    ? Part extends keyof View
      ? View[Part]
      : never
    : never;
