/** Which links of a page lead to the other zone: they load a document at once, nothing is fetched ahead (design §5). */
export interface Zones {
  /** Tells by a link's path, query and hash whether it leaves the zone that is shown. */
  leaves(href: string): boolean;
}

/**
 * Reads the private zone's paths as the server names them: the source of a regular expression, empty when there
 * are none. `here` is the zone of the page that was loaded; it can't change without a new document.
 */
export function createZones(privatePaths: string, here: "public" | "private"): Zones {
  const pattern = privatePaths === "" ? null : new RegExp(privatePaths);
  return {
    leaves: (href) => {
      const path = href.replace(/[?#].*$/s, "");
      return (pattern?.test(path) ?? false) !== (here === "private");
    },
  };
}
