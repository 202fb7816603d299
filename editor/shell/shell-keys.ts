/** The keys that open the shell's own windows, as `keys.ts` reads them. */
export const paletteKeys = "mod+K";
export const insertKeys = "/";
export const helpKeys = "?";
