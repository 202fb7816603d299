import type { BlockMode, IslandStart, PageReading } from "#blocks/kit/define-block.ts";
import type { Room } from "#blocks/kit/room.ts";
import type { CompanyAddress } from "#schemas/content/company-address.ts";
import type { Image } from "#schemas/content/image.ts";
import type { FormSaid } from "#schemas/contract/form-said.ts";
import type { NeedName } from "#schemas/contract/need.ts";
import type { Locale } from "#schemas/locale.ts";
import type { PageFacts } from "#schemas/page/page-facts.ts";
import type { Device } from "#schemas/page/visibility.ts";
import type { ServedFamily } from "#schemas/site/font-family.ts";
import type { SiteFont } from "#schemas/site/site-info.ts";
import type { Consent } from "#schemas/site/trackers.ts";

/** What the head is made from; the renderer writes the tags. */
export interface HeadFacts {
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** Origin of the public address, without a trailing slash. */
  readonly origin: string;
  /** The page's canonical path, prefix included; null keeps the page out of search engines. */
  readonly canonical: string | null;
  /** The picture that stands for the page where it is shared. */
  readonly image: Image | null;
  /** The address of the card that stands for it instead, where that picture would be cut, or where there is none; left out: none. */
  readonly card?: string | undefined;
  /** The address of the card of the whole site; left out: none. */
  readonly siteCard?: string | undefined;
  /** The address of the estate's logo (spec §3, LOGO); left out: none. */
  readonly logo?: string | undefined;
  /** The estate's own places (spec §7). */
  readonly places?: readonly CompanyAddress[];
  /** The address of the site's own icon (spec §3, LOGO_FAVICON); left out: none. */
  readonly icon?: string | undefined;
  /** What a page of a page type with a subject is about, by the call that answered it. */
  readonly subject: { readonly call: NeedName; readonly value: unknown } | null;
  /** From the start page to this one. */
  readonly crumbs: readonly Crumb[];
  /** What kind of site it is (spec §3, "Site info"). */
  readonly site: {
    readonly isWinemaker: boolean;
    readonly isECommerce: boolean;
    /** The language for whoever speaks none of the site's: `x-default`. */
    readonly defaultLang: Locale;
  };
}

/** One step of the way to a page. */
export interface Crumb {
  readonly name: string;
  /** Prefix included. */
  readonly path: string;
}

/** What the theme sheet is made from. */
export interface ThemeFacts {
  readonly parameters: Readonly<Record<string, string | null>>;
  readonly fonts: readonly SiteFont[];
  /** Uploaded families that the fonts are set in; left out: none. */
  readonly families?: readonly ServedFamily[];
}

/** What an operator adds to every page, already made safe. */
export interface CustomParts {
  readonly html: string;
  readonly css: string;
  /** Address of the script; null without one. */
  readonly script: string | null;
}

export interface HeadTag {
  readonly tag: "title" | "meta" | "link" | "script" | "style";
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

export interface Head {
  readonly title: string;
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
  readonly tags: readonly HeadTag[];
}

/** A block with everything its view needs, frame and page in one tree, reusable blocks expanded. */
export interface ResolvedBlock {
  readonly id: string;
  readonly slug: string;
  readonly mode: BlockMode;
  readonly starts?: IslandStart;
  /** The islands of a static block's own view, and when they want the runtime. */
  readonly islands?: Readonly<Record<string, IslandStart>>;
  readonly readsPage: PageReading;
  readonly props: Readonly<Record<string, unknown>>;
  readonly data: Readonly<Record<string, unknown>>;
  /** The block's own query keys, valid ones only. */
  readonly query: Readonly<Record<string, string>>;
  /** The address it stands at, with every block's valid query keys; only for blocks that read the query. */
  readonly here?: string;
  /** How wide it may get; left out: it stands in the page itself. */
  readonly room?: Room;
  /** The devices on which it isn't shown; left out: none. */
  readonly hiddenOn?: readonly Device[];
  readonly slots: Readonly<Record<string, readonly ResolvedBlock[]>>;
  /** Set when the block can't be shown: visitors see nothing, administrators this text. */
  readonly problem?: string;
  /** What one of its forms has to say that was just refused (ADR 049). */
  readonly said?: FormSaid | undefined;
  /** True when it is made of what one visitor alone may see: its HTML is kept nowhere. */
  readonly isPersonal?: boolean;
}

/** What the server resolves an address to, and the renderer turns into a tree (design §2). */
export interface PageDocument {
  readonly build: string;
  readonly status: number;
  readonly page: PageFacts;
  readonly head: HeadFacts;
  readonly theme: ThemeFacts;
  readonly custom: CustomParts;
  /** The trackers that wait for consent; none where none is set up, and in the private zone. */
  readonly consent?: Consent | null;
  readonly blocks: readonly ResolvedBlock[];
  /** True when a block of the private zone stands in it: its styles are linked beside everybody's. */
  readonly holdsPrivateBlocks: boolean;
  /** True when the one who asks may see what is wrong with a block. */
  readonly showsProblems: boolean;
  /** True where it is shown by a draft of the site's settings, to who edits it. */
  readonly isDraft?: true;
  /** The source of a regular expression for the paths of the private zone; empty when there are none. */
  readonly privatePaths: string;
}

/** A block's own HTML around its slots and holes, in the order in which they stand. */
export type Piece = string | { readonly slot: string } | { readonly hole: string };

/** A block's own HTML, as the server keeps it. */
export interface BlockHtml {
  readonly pieces: readonly Piece[];
  /** The pieces without what stands between them. */
  readonly html: string;
  readonly hash: string;
  /** The islands of its own view, each with its HTML. */
  readonly holes: readonly HoleNode[];
  /** Characters that it all takes. */
  readonly size: number;
}

/** A static block on the wire. The first document says only what stands where: the browser has the HTML. */
export interface StaticNode {
  readonly kind: "static";
  readonly id: string;
  readonly slug: string;
  /** Changes when the block's own HTML does, whatever stands in its slots and holes. */
  readonly hash: string;
  /** Its own HTML, slots and holes empty. */
  readonly html?: string;
  /** The blocks of each slot that its view shows. */
  readonly slots?: Readonly<Record<string, readonly WireNode[]>>;
  /** The islands of its own view. */
  readonly holes?: readonly HoleNode[];
}

/** An island block on the wire. */
export interface IslandNode {
  readonly kind: "island";
  readonly id: string;
  readonly slug: string;
  readonly starts: IslandStart;
  readonly props: Readonly<Record<string, unknown>>;
  readonly data: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, string>>;
  readonly here?: string;
  readonly room?: Room;
  readonly html?: string;
}

/** An island in a static block's own view. */
export interface HoleNode {
  /** Unique in its block. */
  readonly key: string;
  /** Unique in the page. */
  readonly id: string;
  /** `slug/name`. */
  readonly view: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly html?: string;
}

export type WireNode = StaticNode | IslandNode;

/** What the browser's runtime receives: in the first document as JSON, later from `/_data{path}`. */
export interface WireDocument {
  readonly build: string;
  readonly status: number;
  readonly page: PageFacts;
  readonly head: Head;
  /** The theme sheet's text. */
  readonly theme: string;
  /** The address of the style sheet that it needs beside everybody's; left out: none. */
  readonly sheet?: string;
  readonly nodes: readonly WireNode[];
}
