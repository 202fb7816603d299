import type { Locale } from "../locale.ts";
import type { ExpandedBlock } from "../page/expand-layout.ts";
import type { ComponentConfig, LayoutDocument } from "../page/layout.ts";
import type { PageFacts } from "../page/page-facts.ts";
import type { Image } from "./image.ts";

/** A page as the editor opens it: all that stands around its layout, and what its blocks are told. */
export interface Canvas {
  readonly page: PageFacts;
  readonly pageId: number;
  /** The layout that is edited: the draft of this id. */
  readonly layoutId: number;
  /** What that layout is: the page's own, a frame around it, or a reusable block that is looked at in its place. */
  readonly edits: "page" | "frame" | "reusable";
  /** The layout of the frame around it, or the frame that is edited; null: it has none. */
  readonly frameId: number | null;
  /** Slugs of the blocks that the page cannot do its work without. */
  readonly required: readonly string[];
  /** False where visitors get what the page's type begins with. */
  readonly isPublished: boolean;
  /** False where they get that whatever is published: the page's content is the program's (spec §2). */
  readonly isCms: boolean;
  /** The published frame, its outlet empty; a bare outlet for a page without a frame; nothing where the frame is edited. */
  readonly frame: readonly ExpandedBlock[];
  /** What the page shows, as it is published, in the frame that is edited; null: the page itself is edited. */
  readonly content: readonly ExpandedBlock[] | null;
  /** The parts of the frame that the page brings itself: blocks of these parts at its root stand around the outlet. */
  readonly ownParts: readonly ("header" | "footer")[];
  /** What stands below the page's content where that doesn't have such a block itself. */
  readonly always: readonly ExpandedBlock[];
  /** Every reusable layout, as it is published. */
  readonly reusables: readonly ReusableLayout[];
  /** The site-wide settings of every block that has some. */
  readonly configs: readonly ComponentConfig[];
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** What the page is about; null where its type is about nothing, or it can't be had. */
  readonly subject: object | null;
  readonly parameters: Readonly<Record<string, string | null>>;
}

export interface ReusableLayout {
  readonly id: number;
  readonly name: string;
  readonly document: LayoutDocument;
}

/** A page of the site as the editor's switcher shows it. */
export interface CanvasPage {
  /** Null: a page type that is served without a row; opening it makes one. */
  readonly pageId: number | null;
  readonly layoutId: number | null;
  /** The page type's slug. */
  readonly type: string;
  readonly title: string;
  /** An address at which it opens, prefix included: of a page about many things, that of one that there is. */
  readonly path: string;
  /** The page above it; null: none. */
  readonly parent: number | null;
  /** The languages in which nobody has called it anything. */
  readonly untitled: readonly Locale[];
  /** The languages in which a text of its blocks has no words where another language has, as it is worked on. */
  readonly untranslated: readonly Locale[];
  readonly isMenu: boolean;
  readonly isFixedRight: boolean;
  /** True where visitors don't get it: it is what is written on it, and nothing of that is public. */
  readonly isHidden: boolean;
  /** False where its content is the program's: its settings alone are edited. */
  readonly isCms: boolean;
  readonly isPublished: boolean;
  /** True where its draft isn't what is public. */
  readonly hasChanges: boolean;
  /** The same of its settings. */
  readonly hasNewSettings: boolean;
  /** When it goes public, or is taken away, by itself, in milliseconds since 1970; null: nobody has planned that. */
  readonly plannedAt: number | null;
  /** The address of its picture; null: nobody has taken one. */
  readonly preview: string | null;
  readonly isPreviewStale: boolean;
}

/** A part of all pages, in the menu's order. */
export interface CanvasPages {
  readonly pages: readonly CanvasPage[];
  /** How many there are in all, at most: those that open nowhere are left out. */
  readonly total: number;
}

/** Where a page stands among the others. */
export interface PagePlace {
  /** The page above it; null: none. */
  readonly parent: number | null;
  /** The page that it follows below the same one; null: it is the first. */
  readonly after: number | null;
}

/** What an administrator should know of the page that they visit. */
export interface PageState {
  /** Null: nobody has edited it, it is the program's own. */
  readonly pageId: number | null;
  readonly layoutId: number | null;
  readonly isPublished: boolean;
  /** True where its draft isn't what is public. */
  readonly hasChanges: boolean;
  readonly isPreviewStale: boolean;
}

/** A frame as the editor lists it. */
export interface FrameItem {
  readonly layoutId: number;
  /** The site's own two are called `default` and `page`. */
  readonly name: string;
  readonly isPublished: boolean;
  /** True where its draft isn't what is public. */
  readonly hasChanges: boolean;
  /** An address of a page that it stands around, prefix included; of the start page where there is none. */
  readonly path: string;
  /** What the pages are called that it stands around. */
  readonly pages: readonly string[];
}

/** Which blocks stand on a page. */
export interface BlockUse {
  /** What the page is called. */
  readonly page: string;
  /** The blocks' slugs, those of its frame and of reusable blocks among them. */
  readonly slugs: readonly string[];
}

/** A page that leads to another one. */
export interface PageLink {
  /** What it is called. */
  readonly page: string;
  /** How many of the blocks that stand on it for visitors lead there, those of its frame and of reusable blocks among them. */
  readonly blocks: number;
  /** How many more do in drafts, and in what is planned: visitors don't have these yet. */
  readonly drafts: number;
}

/** A page that was just made. */
export interface CreatedPage {
  readonly pageId: number;
  readonly layoutId: number;
  /** Where it opens, prefix included; null: nothing that it could be about is there. */
  readonly path: string | null;
}

/** Whether a page's picture is still true. */
export interface CheckedHash {
  readonly changed: boolean;
  /** What the page shows now, in short: it comes along with a new picture. */
  readonly hash: string;
  /** The address of which a picture is taken: in the default language, and of one thing where the page is about many. */
  readonly path: string;
}

/** A picture that was taken. */
export interface SavedPreview {
  readonly preview: string;
  /** True where the page changed while it was taken. */
  readonly isStale: boolean;
}

/** Where a link leads to, and what it is called. */
export interface LinkTarget {
  readonly path: string;
  readonly title: string;
  /** True where the link loads a whole document. */
  readonly reload?: boolean | undefined;
}

/** A picture as blocks show it, and whether the library has it say nothing on purpose. */
export interface ChosenImage extends Image {
  readonly isDecorative: boolean;
}

/** What ids in the props of blocks stand for, in one language; null where there is no such thing, or it has no page. */
export interface LookedUp {
  readonly media: readonly { readonly id: number; readonly image: ChosenImage | null }[];
  readonly pages: readonly { readonly id: number; readonly target: LinkTarget | null }[];
  readonly products: readonly { readonly id: number; readonly target: LinkTarget | null }[];
}
