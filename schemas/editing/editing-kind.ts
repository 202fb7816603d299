import type { Refusal } from "../refusal.ts";
import type { Result } from "../result.ts";
import type { Leaf } from "./leaf.ts";

/** A changed document, and the command that takes it back exactly. */
export interface Applied<Document, Command> {
  readonly document: Document;
  readonly inverse: Command;
}

/**
 * One kind of document that is edited by commands: layouts, page settings, component configs, what is set of the site, forms, popups. History, drafts,
 * saving, replay and publishing are the editing machine's, written once; only what stands here differs between kinds.
 */
export interface EditingKind<Document, Command> {
  readonly name: string;
  /** Applies a command; a refusal changes nothing, a document is never written to. */
  apply(document: Document, command: Command): Result<Applied<Document, Command>, Refusal<string>>;
  /** What a command leaves behind that somebody else's could overwrite, in the document that it is applied to. */
  writes(document: Document, command: Command): readonly Leaf[];
  /** What a command overwrites; a change of place, which another may follow, is none. */
  overwrites(document: Document, command: Command): readonly Leaf[];
  /** One command for two that follow each other, where the second says all that the first said; null: they are two. */
  squash(first: Command, second: Command): Command | null;
  /** What stands at a leaf; undefined when nothing does. */
  valueAt(document: Document, leaf: Leaf): unknown;
  /**
   * The commands that do in `now` what a command meant in `past`, before others changed the document. None: what it
   * meant has come about already. What can't be meant any more stays as it is, and is refused.
   */
  adapt(command: Command, documents: { readonly past: Document; readonly now: Document }): readonly Command[];
}
