/** What a link within the site leads to. */
export interface OwnAddress {
  /** The page with its query, from its first slash on; empty: the page that it stands on. */
  readonly page: string;
  /** The place on that page, as its id is; empty: its top. */
  readonly place: string;
}

/**
 * Reads an address as one of this site; null: it is another site's, or no page's. Written in full it is the site's own too, where
 * it names one of the site's hosts.
 */
export function ownAddress(address: string, hosts: readonly string[]): OwnAddress | null {
  if (address.startsWith("#")) return parted(address);
  // Browsers read a second slash, or a backslash, as another site's name.
  if (/^\/(?![/\\])/.test(address)) return parted(address);
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const { host, pathname, search, hash } = new URL(address);
  return hosts.includes(host) ? parted(`${pathname.replace(/^\/+/, "/")}${search}${hash}`) : null;
}

/** One line for each place: the same is asked for once. */
export function lineOf({ page, place }: OwnAddress): string {
  return place === "" ? page : `${page}#${place}`;
}

function parted(address: string): OwnAddress {
  const [page = "", ...rest] = address.split("#");
  return { page, place: placeIn(rest.join("#")) };
}

/** Browsers go to the top for `#top`, and look for words themselves (`#:~:text=`). */
function placeIn(hash: string): string {
  const [id = ""] = hash.split(":~:");
  if (id.toLowerCase() === "top") return "";
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
