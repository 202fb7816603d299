import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { useWords } from "#editor/fields/ui-locale.ts";
import type { EditingKind } from "#schemas/editing/editing-kind.ts";
import type { Leaf } from "#schemas/editing/leaf.ts";
import type { Conflict } from "#schemas/editing/rebase.ts";

import type { ConflictDraft } from "./conflict-dialog.tsx";
import { type ConflictSide, conflictSides } from "./conflict-sides.ts";
import { type DocumentWords, plainWords } from "./document-words.ts";
import styles from "./ed-conflicts.module.css";
import { type People, usePersonWords, useTimeWords } from "./people.ts";
import { type DiffPart, textDiff } from "./text-diff.ts";

export interface ConflictTextsProps<Document, Command> {
  readonly draft: ConflictDraft<Document, Command>;
  readonly kind: EditingKind<Document, Command>;
  readonly words: DocumentWords<Document, Command>;
  readonly people: People;
  readonly conflict: Conflict<Command>;
}

/** Both texts of every value that a conflict is about; what differs is marked. */
export function ConflictTexts<Document, Command>(props: ConflictTextsProps<Document, Command>): ReactNode {
  const { draft, kind, words, people, conflict } = props;
  const nameIn = useWords();
  const intl = useIntl();
  const { formatMessage } = intl;
  const wordsOf = (leaf: Leaf, value: unknown): string => words.valueWords?.(leaf, value, intl) ?? plainWords(value);
  const [who, when] = [usePersonWords(people), useTimeWords()];
  const headOf = ({ by }: ConflictSide): string => {
    const step = by === null ? undefined : draft.steps.find(({ id }) => id === by);
    if (!step) return formatMessage({ id: "editor.saving.conflict.theirsNow" });
    return formatMessage({ id: "editor.saving.conflict.theirs" }, { name: who(step.author), date: when(step.at) });
  };
  return conflictSides({ kind, words }, draft.document, conflict).map((side) => {
    const parts = textDiff(wordsOf(side.leaf, side.theirs), wordsOf(side.leaf, side.mine));
    return (
      <section key={side.leaf} aria-label={nameIn(words.leafName(draft.document, side.leaf))}>
        <p className={styles.leaf}>{nameIn(words.leafName(draft.document, side.leaf))}</p>
        <div className={styles.sides}>
          <Side head={formatMessage({ id: "editor.saving.conflict.mine" })} parts={parts} left="added" />
          <Side head={headOf(side)} parts={parts} left="removed" />
        </div>
      </section>
    );
  });
}

interface SideProps {
  readonly head: string;
  readonly parts: readonly DiffPart[];
  /** The parts that this side alone has. */
  readonly left: "added" | "removed";
}

function Side({ head, parts, left }: SideProps): ReactNode {
  const { formatMessage } = useIntl();
  const shown = parts.filter(({ kind }) => kind === "same" || kind === left);
  return (
    <div className={styles.side}>
      <h4 className={styles.head}>{head}</h4>
      <p className={styles.text}>
        {shown.length === 0 ? <em>{formatMessage({ id: "editor.saving.conflict.empty" })}</em> : null}
        {shown.map(({ kind, text }, index) =>
          kind === "same" ? (
            <span key={index}>{text}</span>
          ) : (
            <span key={index}>
              <mark>{text.trimEnd()}</mark>
              {text.slice(text.trimEnd().length)}
            </span>
          ),
        )}
      </p>
    </div>
  );
}
