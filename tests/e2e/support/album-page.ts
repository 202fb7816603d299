/** The demo's first album. */
export const albumPath = "/albums/une-annee-de-vigne/1";

/** The pictures of an album. */
export const picture = '[data-block="album"] a';
