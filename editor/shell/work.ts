import type { BlockUse, CanvasPage, FrameItem } from "#schemas/content/canvas.ts";
import type { Client } from "#schemas/contract/client.ts";
import type { EditingKind } from "#schemas/editing/editing-kind.ts";
import type { Command } from "#schemas/page/commands/command.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";

import type { EverywhereDraft } from "../everywhere/everywhere-draft.ts";
import type { FieldPorts } from "../fields/field-ports.ts";
import type { Clients } from "../open-drafts.ts";
import type { PageAbout } from "../pages/page-about.ts";
import type { PageActions } from "../pages/page-actions.ts";
import type { PageDraft } from "../pages/page-draft.ts";
import type { PreviewedPage } from "../previews/refresh-preview.ts";
import type { Publish } from "../persistence/publisher.ts";
import type { People } from "../saving/people.ts";
import type { Account } from "../saving/log-in.ts";
import type { PresenceStore } from "../saving/presence-store.ts";
import type { Editor } from "../store/editor.ts";
import type { Panels } from "./panels.ts";

/** An open editor with all that its window needs of the world. */
export interface Work {
  readonly editor: Editor;
  readonly panels: Panels;
  /** The site's API, for each language that pages are shown in. */
  readonly clients: Clients;
  readonly rules: EditingKind<LayoutDocument, Command>;
  /** What is set for all blocks of a kind. */
  readonly everywhere: EverywhereDraft;
  /** What is said of the page beside what stands on it. */
  readonly settings: PageDraft;
  readonly about: PageAbout;
  /** What is done to whole pages. */
  readonly pages: PageActions;
  /** True where it was opened to make a page. */
  readonly isMaking: boolean;
  readonly publish: Publish;
  /** By what it is planned that something goes public. */
  readonly call: Client["call"];
  readonly presence: PresenceStore;
  readonly people: People;
  readonly account: Account;
  /** What the inspector's fields ask the server for. */
  readonly ports: FieldPorts;
  /** Every page that can be edited; `told` gets those that are there so far. */
  listPages(told?: (pages: readonly CanvasPage[]) => void): Promise<readonly CanvasPage[]>;
  /** Every frame, with the pages that it stands around. */
  listFrames(): Promise<readonly FrameItem[]>;
  /** Takes a page's picture anew, where it isn't true any more. Rejects where it can't be taken. */
  refreshPreview(page: PreviewedPage): Promise<unknown>;
  /** Which blocks stand on which page. */
  listBlockUse(): Promise<readonly BlockUse[]>;
  /** Edits another page in the place of this one, or a frame around it; what waits is saved before. */
  go(path: string, frame?: number): Promise<void>;
  /** Told once the page is public: it may stand elsewhere, under another name, and its preview isn't true any more. */
  published(): void;
  /** Shows the page as of a moment, in milliseconds since 1970; null: as it is now. Never rejects. */
  openAt(at: number | null): Promise<void>;
  /** Leaves a page that is gone. */
  leave(): void;
  /** Leaves the editor; what waits is saved before. */
  close(): Promise<void>;
}
