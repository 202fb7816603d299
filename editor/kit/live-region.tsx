import type { ReactNode } from "react";

import styles from "./ed-unseen.module.css";

/** The editor's voice: what `say` is told is heard by whoever listens to a screen reader. */
export function LiveRegion(): ReactNode {
  return <div className={styles.unseen} role="status" aria-live="polite" data-editor-voice="" />;
}

/** Says something politely. The same words said twice are heard twice. */
export function say(text: string): void {
  const words = document.createElement("p");
  words.textContent = text;
  document.querySelector("[data-editor-voice]")?.replaceChildren(words);
}
