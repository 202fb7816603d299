import type { ReactNode } from "react";

import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import type { EverywhereDraft } from "#editor/everywhere/everywhere-draft.ts";
import type { FieldPorts } from "#editor/fields/field-ports.ts";
import type { Locale } from "#schemas/locale.ts";
import type { BlockNode, ComponentConfig } from "#schemas/page/layout.ts";

import type { Run } from "./run.ts";

export interface InspectorProps {
  /** The block that is selected; null: none is, or several are. */
  readonly block: BlockNode | null;
  /** What the block is; left out: nobody knows its slug. */
  readonly definition?: BlockDefinition;
  readonly config?: ComponentConfig;
  /** What is set for all blocks of a kind, as it is edited. */
  readonly everywhere: EverywhereDraft;
  /** The language of the content that is looked at. */
  readonly locale: Locale;
  readonly ports: FieldPorts;
  readonly run: Run;
  /** What a reusable block is called that it places, and what is done with that; left out: it places none. */
  readonly placed?: { readonly name: string; readonly about: ReactNode };
  /** How many blocks are selected, where there are several. */
  readonly count?: number;
  /** The panel around has the block's name already: a sheet's title. */
  readonly isHeadless?: boolean;
}
