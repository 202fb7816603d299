import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import type { Need } from "#schemas/contract/need.ts";
import type { Reference, ViewContext } from "#schemas/fields/field.ts";
import type { ComponentConfig } from "#schemas/page/layout.ts";
import type { Message } from "#schemas/refusal.ts";

/** Finds a block's definition; undefined for a slug nobody registered. */
export type FindDefinition = (slug: string) => BlockDefinition | undefined;

/** Where resolved data comes from: in process on the server, over HTTP elsewhere. */
export interface DataPorts {
  /** Answers one need; rejects when it can't be had. */
  resolveNeed(need: Need): Promise<unknown>;
  /** Answers a need that depends on who asks, for the visitor of a page of the private zone; null on public pages. */
  readonly resolvePrivateNeed: ((need: Need) => Promise<unknown>) | null;
  /** Looks up every reference of the page, one batch per kind. */
  lookUp(references: readonly Reference[]): Promise<ViewContext>;
  /** The component configs of these slugs. */
  componentConfigs(slugs: readonly string[]): Promise<ReadonlyMap<string, ComponentConfig>>;
  /** Puts a message into the page's language, for an administrator. */
  say(message: Message): string;
  /** Told of what could not be had, for the log; the page is served all the same. */
  note(problem: { block: string; slug: string; text: string; error?: unknown }): void;
}
