/** How the keys begin under which a tab keeps what was typed for a purchase: forms write there, a logout clears it. */
export const typedPrefix = "typed-";
