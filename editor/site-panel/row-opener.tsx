import type { ReactNode } from "react";

import { Icon } from "../kit/icons.tsx";
import styles from "./panel-section.module.css";

/** How far a document has come to visitors: they have it, will have it or have it otherwise, haven't it, or can't have it. */
export type Tone = "public" | "coming" | "private" | "wrong";

interface RowOpenerProps {
  readonly name: string;
  /** What visitors have of it, in words. */
  readonly state: string;
  readonly tone: Tone;
  readonly notes: readonly string[];
  readonly onClick: () => void;
}

/** What opens a document of a section's list: what it is called, and what is known of it. */
export function RowOpener({ name, state, tone, notes, onClick }: RowOpenerProps): ReactNode {
  return (
    <button type="button" className={styles.opener} onClick={onClick}>
      <span className={styles.name}>{name}</span>
      <span className={styles.facts}>
        <span className={styles.state} data-tone={tone}>
          {state}
        </span>
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </span>
      <Icon name="chevron-right" size={16} />
    </button>
  );
}
