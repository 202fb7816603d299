/** What of an anchor decides whether the runtime may follow it; real anchors fit. */
export interface AnchorLike {
  readonly href: string;
  readonly target: string;
  hasAttribute(name: string): boolean;
}

/** What of a click decides it; real mouse events fit. */
export interface ClickLike {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
}

/** Paths that are files or calls and never pages. */
const notPages = /^\/(?:api|media|images|assets|custom|speculation|_data)(?:\/|$)/;

/** A left click without a modifier that nobody has dealt with yet. */
export function isPlainClick(click: ClickLike): boolean {
  const modified = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  return click.button === 0 && !modified && !click.defaultPrevented;
}

/** The path, query and hash of a page of this site that a link leads to; null: the browser's business. */
export function linkTarget(anchor: AnchorLike, origin: string): string | null {
  if (anchor.hasAttribute("download") || anchor.hasAttribute("data-reload")) return null;
  if (anchor.target !== "" && anchor.target !== "_self") return null;
  return pageHref(anchor.href, origin);
}

/** An absolute address as path, query and hash, when it is a page of this site. */
export function pageHref(address: string, origin: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  // A path that begins with two slashes is another site's address once its origin is left out.
  if (url.origin !== origin || url.pathname.startsWith("//") || notPages.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
