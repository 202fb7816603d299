import type { ReactNode } from "react";

import type { FormSaid } from "#schemas/contract/form-said.ts";
import type { Needs, NeedData } from "#schemas/contract/need.ts";
import type { Fields, ViewProps } from "#schemas/fields/field.ts";

import type { BlockDefinition } from "./define-block.ts";

/** What the renderer hands to a block's view: everything resolved, in one locale. */
export type BlockViewProps<D> =
  D extends BlockDefinition<infer F extends Fields, infer N extends Needs>
    ? {
        /** The block's id on this page; unique after expansion, stable across renders. */
        readonly id: string;
        readonly props: ViewProps<F>;
        /** Each need's answer; `subject` too when the definition says `readsSubject`. */
        readonly data: NeedData<N> & { readonly subject?: unknown };
        /** Each slot's blocks, already inside the slot's own element. */
        readonly slots: Readonly<Record<string, ReactNode>>;
        /** The block's own query keys, valid ones only. */
        readonly query: Readonly<Record<string, string>>;
        /** Makes a same-page address with some of the block's own query keys changed (null drops one). */
        readonly href: (changes: Readonly<Record<string, string | number | null>>) => string;
        /** What one of its forms has to say that was just refused; null mostly, and always in islands. */
        readonly said: FormSaid | null;
      }
    : never;

/** Any block's view, its own props and data forgotten: what lists of views hold. */
export type AnyBlockView = (props: {
  readonly id: string;
  readonly props: never;
  readonly data: never;
  readonly slots: Readonly<Record<string, ReactNode>>;
  readonly query: Readonly<Record<string, string>>;
  readonly href: (changes: Readonly<Record<string, string | number | null>>) => string;
  readonly said: FormSaid | null;
}) => ReactNode;
