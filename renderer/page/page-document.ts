import type { Image } from "#schemas/content/image.ts";
import type { NeedName } from "#schemas/contract/need.ts";
import type { Locale } from "#schemas/locale.ts";
import type { PageFacts } from "#schemas/page/page-facts.ts";
import type { SiteFont } from "#schemas/site/site-info.ts";

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
}

/** What an operator adds to every page, already made safe. */
export interface CustomParts {
  readonly html: string;
  readonly css: string;
  /** Address of the script; null without one. */
  readonly script: string | null;
}

export interface HeadTag {
  readonly tag: "title" | "meta" | "link" | "script";
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
  readonly mode: "static" | "container" | "island";
  readonly starts?: "interaction" | "visible";
  readonly readsPage: boolean;
  readonly props: Readonly<Record<string, unknown>>;
  readonly data: Readonly<Record<string, unknown>>;
  /** The block's own query keys, valid ones only. */
  readonly query: Readonly<Record<string, string>>;
  /** The address it stands at, with every block's valid query keys; only for blocks that read the query. */
  readonly here?: string;
  readonly slots: Readonly<Record<string, readonly ResolvedBlock[]>>;
  /** Set when the block can't be shown: visitors see nothing, administrators this text. */
  readonly problem?: string;
}

/** What the server resolves an address to, and the renderer turns into a tree (design §2). */
export interface PageDocument {
  readonly build: string;
  readonly status: number;
  readonly page: PageFacts;
  readonly head: HeadFacts;
  readonly theme: ThemeFacts;
  readonly custom: CustomParts;
  readonly blocks: readonly ResolvedBlock[];
  /** True when the one who asks may see what is wrong with a block. */
  readonly showsProblems: boolean;
  /** The source of a regular expression for the paths of the private zone; empty when there are none. */
  readonly privatePaths: string;
}

/** A static subtree on the wire. Without `html` (the first document) the browser keeps what it has. */
export interface StaticNode {
  readonly kind: "static";
  readonly id: string;
  readonly slug: string;
  /** Changes when the HTML does. */
  readonly hash: string;
  readonly html?: string;
}

/** A container or an island on the wire. */
export interface LiveNode {
  readonly kind: "live";
  readonly id: string;
  readonly slug: string;
  /** Set on islands only: when they want the runtime. */
  readonly starts?: "interaction" | "visible";
  readonly props: Readonly<Record<string, unknown>>;
  readonly data: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, string>>;
  readonly here?: string;
  readonly slots: Readonly<Record<string, readonly WireNode[]>>;
}

export type WireNode = StaticNode | LiveNode;

/** What the browser's runtime receives: in the first document as JSON, later from `/_data{path}`. */
export interface WireDocument {
  readonly build: string;
  readonly status: number;
  readonly page: PageFacts;
  readonly head: Head;
  /** The theme sheet's text. */
  readonly theme: string;
  readonly nodes: readonly WireNode[];
}
