/** The address names the content: what replaces it has another. */
export const lasting = "public, max-age=31536000, immutable";

/** The address names what may be replaced. */
export const passing = "public, max-age=3600";

/** An address that was left for another may be left again; in seconds. */
export const moved = "public, max-age=300";
