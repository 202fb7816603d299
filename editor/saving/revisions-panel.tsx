import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useIntl } from "react-intl";

import { Button } from "#editor/kit/button.tsx";
import { CancelButton } from "#editor/kit/cancel-button.tsx";
import { Dialog } from "#editor/kit/dialog.tsx";
import { EmptyState } from "#editor/kit/empty-state.tsx";
import { later } from "#editor/kit/later.tsx";
import { useToast } from "#editor/kit/toast.tsx";
import type { Revision } from "#schemas/content/draft.ts";

import type { Compared } from "../compare/comparison.ts";
import type { Past } from "../persistence/draft-port.ts";
import type { RestoreOutcome } from "../store/draft-ports.ts";
import styles from "./ed-revisions.module.css";
import { useOutcomeWords } from "./outcome-words.ts";
import { type People, usePersonWords, useTimeWords } from "./people.ts";

const CompareDialog = later(async () => (await import("../compare/compare-dialog.tsx")).CompareDialog, {
  isLast: true,
});

export interface RevisionsPanelProps {
  readonly draft: {
    /** The public revision: another one is read anew. */
    readonly published: number | null;
    /** What is compared with what was published. */
    readonly document: object;
    readonly past: Past;
    restore(revision: number): Promise<RestoreOutcome>;
  };
  readonly people: People;
  /** Shows two states of the document beside each other. */
  readonly Compared: Compared;
}

/** Every published state; each can be brought back into the draft. */
export const RevisionsPanel = observer(function RevisionsPanel({
  draft,
  people,
  Compared,
}: RevisionsPanelProps): ReactNode {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const outcomeWords = useOutcomeWords();
  const [revisions, read] = useRevisions(draft);
  const [chosen, setChosen] = useState<Revision | null>(null);
  const [compared, setCompared] = useState<Revision | null>(null);
  const restore = async ({ id }: Revision): Promise<void> => {
    setChosen(null);
    const outcome = await draft.restore(id);
    const isDone = outcome === "restored";
    toast({
      text: isDone ? formatMessage({ id: "editor.saving.revisions.restored" }) : outcomeWords(outcome),
      isLasting: !isDone,
    });
  };
  if (revisions === null)
    return <p className={styles.waiting}>{formatMessage({ id: "editor.saving.revisions.loading" })}</p>;
  if (revisions === "failed") {
    const again = <Button onClick={read}>{formatMessage({ id: "editor.kit.retry" })}</Button>;
    return <EmptyState icon="warning" title={formatMessage({ id: "editor.saving.revisions.failed" })} action={again} />;
  }
  if (revisions.length === 0) {
    return (
      <EmptyState icon="history" title={formatMessage({ id: "editor.saving.revisions.empty" })}>
        {formatMessage({ id: "editor.saving.revisions.emptyHelp" })}
      </EmptyState>
    );
  }
  // Of what is no page of its own no picture is taken.
  const isSeen = revisions.some(({ preview }) => preview !== null);
  return (
    <>
      <ol className={styles.revisions} aria-label={formatMessage({ id: "editor.saving.revisions.label" })}>
        {revisions.map((revision) => (
          <RevisionItem
            key={revision.id}
            {...{ revision, people, isSeen }}
            onRestore={() => setChosen(revision)}
            onCompare={() => setCompared(revision)}
          />
        ))}
      </ol>
      {compared && (
        <CompareDialog {...{ draft, Compared, revisions }} chosen={compared.id} onClose={() => setCompared(null)} />
      )}
      <Dialog
        isOpen={chosen !== null}
        title={formatMessage({ id: "editor.saving.revisions.restoreTitle" })}
        description={formatMessage({ id: "editor.saving.revisions.restoreWhat" })}
        onClose={() => setChosen(null)}
        actions={
          <>
            <CancelButton onClick={() => setChosen(null)} />
            <Button variant="primary" onClick={() => void (chosen && restore(chosen))}>
              {formatMessage({ id: "editor.saving.revisions.restore" })}
            </Button>
          </>
        }
      />
    </>
  );
});

interface ItemProps {
  readonly revision: Revision;
  readonly people: People;
  /** Whether there are pictures of its like. */
  readonly isSeen: boolean;
  readonly onRestore: () => void;
  readonly onCompare: () => void;
}

function RevisionItem({ revision, people, isSeen, onRestore, onCompare }: ItemProps): ReactNode {
  const { formatMessage } = useIntl();
  const [who, when] = [usePersonWords(people), useTimeWords()];
  const { label, at, author, isPublished, preview } = revision;
  const date = when(at);
  return (
    <li className={styles.revision}>
      {preview === null ? null : <img className={styles.picture} src={preview} alt="" loading="lazy" />}
      {isSeen && preview === null ? <span className={styles.noPicture} /> : null}
      <div className={styles.words}>
        <p className={styles.name}>
          {label || formatMessage({ id: "editor.saving.revisions.untitled" })}
          {isPublished ? (
            <span className={styles.live}>{formatMessage({ id: "editor.saving.revisions.live" })}</span>
          ) : null}
        </p>
        <p className={styles.by}>{formatMessage({ id: "editor.saving.revisions.by" }, { date, name: who(author) })}</p>
        <div className={styles.actions}>
          <Button
            isSmall
            icon="history"
            aria-label={formatMessage({ id: "editor.saving.revisions.restoreNamed" }, { name: label || date })}
            onClick={onRestore}
          >
            {formatMessage({ id: "editor.saving.revisions.restore" })}
          </Button>
          <Button
            isSmall
            aria-label={formatMessage({ id: "editor.compare.openNamed" }, { name: label || date })}
            onClick={onCompare}
          >
            {formatMessage({ id: "editor.compare.open" })}
          </Button>
        </div>
      </div>
    </li>
  );
}

type Read = readonly Revision[] | "failed" | null;

/** The revisions, null until they are there; read again when another one is published, and when asked to. */
function useRevisions(draft: RevisionsPanelProps["draft"]): readonly [Read, () => void] {
  const [revisions, setRevisions] = useState<Read>(null);
  const [times, setTimes] = useState(0);
  const { published, past } = draft;
  useEffect(() => {
    let isWanted = true;
    const take = (read: Read): void => (isWanted ? setRevisions(read) : undefined);
    past.revisions().then(take, () => take("failed"));
    return () => {
      isWanted = false;
    };
  }, [past, published, times]);
  const again = useCallback(() => {
    setRevisions(null);
    setTimes((before) => before + 1);
  }, []);
  return [revisions, again];
}
