import type { Locale } from "#schemas/locale.ts";
import type { Role } from "#schemas/content/user.ts";

import type { FieldPorts } from "../fields/field-ports.ts";
import type { Clients } from "../open-drafts.ts";
import type { Publish } from "../persistence/publisher.ts";
import type { Account } from "../saving/log-in.ts";
import type { People } from "../saving/people.ts";
import type { Desk } from "./desk/desk.ts";
import type { DeskPresence } from "./desk/desk-presence.ts";
import type { PanelDraft } from "./panel-draft.ts";
import type { PanelPlaces } from "./places/panel-places.ts";
import type { PublishedSettings } from "./published-settings.ts";
import type { PreviewFrames } from "./preview/preview-frames.ts";

/** The open site panel with all that its parts need of the world. */
export interface PanelWork {
  /** The site's settings. */
  readonly draft: PanelDraft;
  /** What is worked on: the settings, or another document. */
  readonly desk: Desk;
  /** Who else is at it. */
  readonly presence: DeskPresence;
  /** Where one is in it. */
  readonly places: PanelPlaces;
  /** What visitors have. */
  readonly published: PublishedSettings;
  /** The pages beside the panel. */
  readonly frames: PreviewFrames;
  readonly publish: Publish;
  readonly people: People;
  readonly account: Account;
  /** What somebody in this role may not change is shown and can't be changed. */
  readonly role: Role;
  /** What fields ask the server for. */
  readonly ports: FieldPorts;
  /** The contract's client, for each language. */
  readonly clients: Clients;
  /** The administrator's language. */
  readonly locale: Locale;
  /** The token of this moment, for what goes up in forms. */
  readonly token: () => string | null;
  /** Told once something is public. */
  onPublished(): void;
  /** Edits a page in the panel's place, or a frame around it; what waits is saved before. */
  edit(path: string, frame?: number): Promise<void>;
  /** Leaves the panel; what waits is saved before. False: somebody stays, as something would be lost. */
  close(): Promise<boolean>;
}
