import { compareStructural, computed, makeAutoObservable, observableRef, reaction } from "mobx";

import { definitionsBySlug } from "#blocks/definitions.ts";
import { configList } from "#schemas/component-configs/component-configs.ts";
import type { BlockRegistry } from "#schemas/page/block-registry.ts";
import { withRequired } from "#schemas/page/block-registry.ts";
import type { PieceKind } from "#schemas/content/piece.ts";
import type { Locale } from "#schemas/locale.ts";
import type { PageSettings } from "#schemas/page-settings/page-settings.ts";
import type { Command } from "#schemas/page/commands/command.ts";
import type { BlockId, LayoutDocument } from "#schemas/page/layout.ts";
import type { MessageValues, Refusal } from "#schemas/refusal.ts";
import type { Result } from "#schemas/result.ts";

import type { Client } from "#schemas/contract/client.ts";

import type { Canvas } from "../canvas/model/canvas.ts";
import type { EverywhereDraft } from "../everywhere/everywhere-draft.ts";
import type { DraftStore } from "./draft-store.ts";
import { runsOf } from "./picked-runs.ts";
import { Selection } from "./selection.ts";
import { Timeline, type Undoable } from "./timeline.ts";
import type { UndoRefusal } from "./working-copy.ts";

/** What lies beyond the page that is edited. */
export interface Beyond {
  /** Calls the server, in the administrator's language. */
  readonly call: Client["call"];
  /** Edits something else in the place of this: a page, or a frame or a reusable block by its layout. */
  go(path: string, layout?: number): Promise<void>;
}

/** Blocks that are to be kept for other pages, once they have a name. */
export interface Keeping {
  readonly kind: PieceKind;
  readonly ids: readonly BlockId[];
}

/** How wide the page is shown, in CSS pixels; null: as wide as there is room. */
export type CanvasWidth = number | null;

/** The widths at which an estate's page is looked at. */
export const canvasWidths: readonly number[] = [390, 768, 1024, 1440];

export interface EditorParts {
  readonly draft: DraftStore<LayoutDocument, Command>;
  /** What is set for all blocks of a kind. */
  readonly everywhere: EverywhereDraft;
  /** What is said of the page, once it is opened. */
  readonly settings: { readonly store: (Undoable & { readonly document: Pick<PageSettings, "isCms"> }) | null };
  readonly canvas: Canvas;
  readonly beyond: Beyond;
  readonly newId: () => string;
  /** The administrator's language. */
  readonly words: Locale;
  /** Shows the page in another language of the site. */
  readonly changeLanguage: (locale: Locale) => Promise<void>;
}

/** Why something wasn't done, by the key of its words. */
export interface Notice {
  readonly messageKey: string;
  readonly values?: MessageValues;
  /** Whose edit it is about, who is called by their name; null: nobody's who is known. */
  readonly author?: number | null;
}

/** An open editor: the draft, the page that is drawn of it, and what an administrator is about to do. */
export class Editor {
  readonly draft: DraftStore<LayoutDocument, Command>;
  readonly canvas: Canvas;
  readonly beyond: Beyond;
  readonly newId: () => string;
  readonly words: Locale;
  readonly changeLanguage: (locale: Locale) => Promise<void>;
  readonly everywhere: EverywhereDraft;
  readonly settings: EditorParts["settings"];
  readonly selection = new Selection();
  /** What is taken back and done again: of the page, of what is said of it, and of what is set everywhere. */
  readonly timeline: Timeline;
  width: CanvasWidth = null;
  /** True while the page is tried out as visitors have it: nothing is picked or moved. */
  isPreview = false;
  /** What was refused last, in words; null: it has been read. */
  notice: Notice | null = null;
  /** What is being kept: somebody is asked for its name; null: nothing is. */
  keeping: Keeping | null = null;

  constructor({ draft, everywhere, settings, canvas, beyond, newId, words, changeLanguage }: EditorParts) {
    this.draft = draft;
    this.everywhere = everywhere;
    this.settings = settings;
    this.timeline = new Timeline(() => [
      draft,
      ...(settings.store ? [settings.store] : []),
      ...(everywhere.store ? [everywhere.store] : []),
    ]);
    this.canvas = canvas;
    this.beyond = beyond;
    this.newId = newId;
    this.words = words;
    this.changeLanguage = changeLanguage;
    makeAutoObservable(
      this,
      {
        ...{ draft: false, canvas: false, newId: false, words: false, changeLanguage: false, selection: false },
        ...{ everywhere: false, settings: false, timeline: false, beyond: false },
        notice: observableRef,
        keeping: observableRef,
        pickedRuns: computed({ equals: compareStructural }),
      },
      { autoBind: true },
    );
  }

  /** Draws every change of the document; gives what ends that. */
  start(): () => void {
    const stops = [
      reaction(
        () => this.draft.document,
        (document) => {
          this.canvas.document.follow(document);
          this.selection.follow(document);
        },
        { fireImmediately: true },
      ),
      reaction(
        () => this.everywhere.store?.document,
        (configs) => configs && this.canvas.followConfigs(configList(configs)),
        { fireImmediately: true },
      ),
      reaction(
        () => this.isProgram,
        (isProgram) => isProgram && this.selection.pick([]),
        { fireImmediately: true },
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }

  get document(): LayoutDocument {
    return this.draft.document;
  }

  /** [PS11] True where what visitors get is the program's, by what is said of the page now: nothing of it is shown or arranged. */
  get isProgram(): boolean {
    const { isPage, page } = this.canvas;
    return isPage && !(this.settings.store?.document.isCms ?? page.isCms);
  }

  /** Whether blocks may be picked and changed. */
  get isArranging(): boolean {
    return !this.isPreview && !this.isProgram;
  }

  /** What may stand where on this page. */
  get registry(): BlockRegistry {
    return withRequired(definitionsBySlug, this.canvas.page.required);
  }

  /** What is picked, parted where one block isn't the next one's neighbour. */
  get pickedRuns(): readonly (readonly BlockId[])[] {
    return runsOf(this.document, this.selection.ids);
  }

  /** Does something to the page; a refusal changes nothing, and is shown. `group`: what is typed in one go. */
  run(commands: readonly Command[], group: string | null = null): Result<null, Refusal<string>> {
    const done = this.draft.edit(commands, group);
    this.notice = done.ok ? null : done.error;
    return done;
  }

  /** [HI8] Takes back what was done last; what can't be is said, and the next time it is older things that are. */
  undo(): void {
    this.#tellOf(this.timeline.undo(), "editor.canvas.notUndone");
  }

  redo(): void {
    this.#tellOf(this.timeline.redo(), "editor.canvas.notRedone");
  }

  #tellOf(refusal: UndoRefusal | null, messageKey: string): void {
    if (refusal === null) this.notice = null;
    else if (!("overwrittenBy" in refusal)) this.notice = refusal;
    else {
      const { overwrittenBy } = refusal;
      const steps = [this.draft, this.everywhere.store].flatMap((draft) => draft?.steps ?? []);
      this.notice = { messageKey, author: steps.find(({ id }) => id === overwrittenBy)?.author ?? null };
    }
  }

  /** Says why something wasn't done; gives false: it wasn't. */
  tell(messageKey: string): false {
    this.notice = { messageKey };
    return false;
  }

  /** Asks for the name of something that is kept; null: no more. */
  keep(keeping: Keeping | null): void {
    this.keeping = keeping;
  }

  setWidth(width: CanvasWidth): void {
    this.width = width;
  }

  setPreview(isPreview: boolean): void {
    this.isPreview = isPreview;
    if (isPreview) this.selection.pick([]);
  }

  dismiss(): void {
    this.notice = null;
  }
}
