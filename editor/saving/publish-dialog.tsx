import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { bringIntoView } from "#editor/kit/bring-into-view.ts";
import { Button } from "#editor/kit/button.tsx";
import { CancelButton } from "#editor/kit/cancel-button.tsx";
import { Dialog } from "#editor/kit/dialog.tsx";
import { TextField } from "#editor/kit/text-field.tsx";
import { useToast } from "#editor/kit/toast.tsx";

import { useMinuteWords } from "../plans/plan-words.ts";
import { type PublishTime, PublishTimeFields, usePublishTime } from "../plans/publish-time.tsx";
import { ShareChanges } from "../shares/share-changes.tsx";
import type { PublishOutcome, UnpublishOutcome } from "../store/draft-ports.ts";
import { publishTogether } from "../store/publish-together.ts";
import styles from "./ed-publish.module.css";
import { useOutcomeWords } from "./outcome-words.ts";
import type { Explained, PublishButtonProps } from "./publish-button.tsx";
import { useStepWords } from "./use-step-words.ts";

interface PublishDialogProps extends PublishButtonProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Where the words of what isn't a page are. */
const rooms = {
  frame: "frames",
  reusable: "pieces",
  site: "site",
  form: "forms",
  popup: "popups",
  record: "records",
} as const;

/** What is said before something goes public for the first time. */
const firstWords = {
  page: "editor.saving.publish.first",
  form: "editor.forms.first",
  popup: "editor.popups.first",
  record: "editor.records.first",
} as const;

/** How many lines of steps are told. */
const mostSteps = 6;

/** Says what of the page is new, and makes it public. */
export const PublishDialog = observer(function PublishDialog(props: PublishDialogProps): ReactNode {
  const { draft, planning, onPublished, canUnpublish = false, what = "page", note, isOpen, onClose } = props;
  const { formatMessage } = useIntl();
  const toast = useToast();
  const outcomeWords = useOutcomeWords();
  const minuteWords = useMinuteWords();
  const { call, people, about, editor } = planning;
  const time = usePublishTime(planning, { drafts: draft.drafts, isOpen });
  const [isWorking, setWorking] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [label, setLabel] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const { waiting } = time;
  /** What was done, and what became of what was planned. */
  const saidWith = async (done: string): Promise<string> => {
    const isTold = await time.store.load();
    if (!waiting || !isTold) return done;
    const still = time.store.of(time.going);
    const isGone = time.store.plans.every(({ id }) => id !== waiting.id);
    const stays = still?.action === "unpublish" ? "stillUnpublish" : "stillPublish";
    const key = still ? stays : isGone ? "overtaken" : "overtakenPart";
    return formatMessage({ id: `editor.plans.${key}` }, { done, when: minuteWords((still ?? waiting).at) });
  };
  // What is under way goes on when the dialog is closed meanwhile.
  const isShown = useRef(isOpen);
  useEffect(() => {
    isShown.current = isOpen;
  }, [isOpen]);
  const close = (): void => {
    onClose();
    time.setLater(false);
    setAsking(false);
    setProblem(null);
  };
  const isTimely = !time.isLater || time.at !== null;
  const canPublish = (draft.hasChanges || !draft.isPublic) && draft.isReady !== false && isTimely;
  const run = async (work: () => Promise<PublishOutcome | UnpublishOutcome | "planned" | Explained>): Promise<void> => {
    setWorking(true);
    setProblem(null);
    const outcome = await work();
    setWorking(false);
    if (outcome === "planned") {
      close();
      setLabel("");
      return toast({ text: formatMessage({ id: "editor.plans.planned" }, { when: minuteWords(time.at ?? 0) }) });
    }
    if (outcome !== "published" && outcome !== "unpublished") {
      const isExplained = typeof outcome === "object" && "words" in outcome;
      const words = isExplained ? outcome.words : outcomeWords(outcome, draft.copy.conflicts.length > 0);
      if (!isShown.current) toast({ text: words, isLasting: true });
      return setProblem(words);
    }
    close();
    const said = what === "page" ? `editor.saving.publish.${outcome}` : `editor.${rooms[what]}.published`;
    void saidWith(formatMessage({ id: said })).then((text) => toast({ text }));
    if (outcome === "unpublished") return;
    setLabel("");
    onPublished?.();
  };
  const unpublish = async (): Promise<UnpublishOutcome | "planned"> => {
    const [part, planner] = [draft.drafts[0], time.planner("unpublish")];
    if (!part || !planner) return await draft.unpublish();
    const outcome = await publishTogether([part], planner, "");
    if (typeof outcome === "object") return outcome.kind === "behind" ? outcome.kind : { message: outcome.message };
    return outcome === "published" ? "unpublished" : outcome;
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={formatMessage({ id: what === "page" ? "editor.saving.publish.title" : `editor.${rooms[what]}.publish` })}
      onClose={close}
      actions={
        <>
          {canUnpublish && draft.isPublic ? (
            <span className={styles.apart}>
              <Button
                variant="danger"
                disabled={isWorking || !isTimely}
                onClick={() =>
                  // What is planned can be taken back: only what is done at once is asked about twice.
                  isAsking || time.isLater ? void run(unpublish) : setAsking(true)
                }
              >
                {formatMessage({ id: unpublishWords(isAsking, time.isLater) })}
              </Button>
            </span>
          ) : null}
          <span className={styles.together}>
            <CancelButton disabled={isWorking} onClick={close} />
            <Button
              variant="primary"
              disabled={isWorking || !canPublish}
              onClick={() => void run(async () => await draft.publish(label.trim(), time.planner("publish")))}
            >
              {formatMessage({ id: publishWords(isWorking, time) })}
            </Button>
          </span>
        </>
      }
    >
      <UnpublishedSteps draft={draft} what={what} />
      {note?.(close)}
      <TextField
        label={formatMessage({ id: "editor.saving.publish.label" })}
        help={formatMessage({ id: "editor.saving.publish.labelHelp" })}
        value={label}
        onChange={(words) => setLabel(shortened(words))}
      />
      <PublishTimeFields time={time} />
      {canUnpublish && about && editor && <ShareChanges page={{ about, editor }} {...{ call, people }} />}
      {isAsking && !time.isLater ? (
        <p ref={bringIntoView} className={styles.problem}>
          {formatMessage({ id: "editor.saving.publish.unpublishWhat" })}{" "}
          {waiting?.action === "publish" ? formatMessage({ id: "editor.plans.takenStays" }) : null}
        </p>
      ) : null}
      {problem === null ? null : (
        <p ref={bringIntoView} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
});

function unpublishWords(isAsking: boolean, isLater: boolean): string {
  if (isLater) return "editor.plans.unpublish";
  return isAsking ? "editor.saving.publish.unpublishSure" : "editor.saving.publish.unpublish";
}

function publishWords(isWorking: boolean, { isLater, waiting }: Pick<PublishTime, "isLater" | "waiting">): string {
  if (isLater) return waiting ? "editor.plans.replace" : "editor.plans.do";
  return isWorking ? "editor.saving.publish.working" : "editor.saving.publish.do";
}

/** Steps of the same words are one line, where the latest of them stands: a list's items would fill the dialog otherwise. */
function linesOf(steps: readonly string[]): readonly { readonly words: string; readonly times: number }[] {
  return [...Map.groupBy(steps, (words) => words)].map(([words, { length }]) => ({ words, times: length }));
}

/** As much of a version's name as the server takes; no half of a character is left at its end. */
function shortened(words: string): string {
  return words.slice(0, 200).replace(/\p{Cs}$/u, "");
}

const UnpublishedSteps = observer(function UnpublishedSteps({
  draft,
  what,
}: Pick<PublishButtonProps, "draft" | "what">): ReactNode {
  const { formatMessage } = useIntl();
  const wordsOf = useStepWords();
  const steps = draft.unpublishedSteps;
  const count = steps.length;
  const lines = linesOf(steps.map(wordsOf));
  const more = lines.slice(mostSteps).reduce((sum, { times }) => sum + times, 0);
  const first = firstWords[what === "form" || what === "popup" || what === "record" ? what : "page"];
  const id = draft.isPublic ? "editor.saving.publish.changes" : first;
  return (
    <>
      <p className={styles.count}>{formatMessage({ id }, { count })}</p>
      {count === 0 ? null : (
        <ul className={styles.steps}>
          {lines.slice(0, mostSteps).map(({ words, times }) => (
            <li key={words}>
              {times === 1 ? words : formatMessage({ id: "editor.saving.publish.times" }, { words, times })}
            </li>
          ))}
          {more > 0 ? <li>{formatMessage({ id: "editor.saving.publish.more" }, { count: more })}</li> : null}
        </ul>
      )}
    </>
  );
});
