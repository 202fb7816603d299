/** Faces and inks of the estate's letters: what every mail program has. */
export const serif = "Georgia,'Times New Roman',serif";
export const sans = "'Helvetica Neue',Helvetica,Arial,sans-serif";
export const ink = "#2b2320";
export const muted = "#6d625a";
