/** Stand in every frame and can't be removed from it (design §2; spec §1: "in every page layout"). */
export const lockedFrameSlugs: readonly string[] = ["legal-text", "alcohol-message"];
