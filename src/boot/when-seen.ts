declare global {
  interface Document {
    /** True while the browser draws the page ahead of a visit that may never come; unknown to some. */
    readonly prerendering?: boolean;
  }
}

/** Resolves when a page that was drawn ahead is shown to a visitor. */
export function whenSeen(target: EventTarget = document): Promise<void> {
  return new Promise((resolve) => {
    target.addEventListener("prerenderingchange", () => resolve(), { once: true });
  });
}
