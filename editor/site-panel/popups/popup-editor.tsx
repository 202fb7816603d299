import { observable, runInAction } from "mobx";
import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useIntl } from "react-intl";

import type { EditedPopup, EditedPopups } from "#schemas/content/edited-popup.ts";
import { inLocale } from "#schemas/locale.ts";
import { isPopupField } from "#schemas/popups/popup-document.ts";
import { checkPopup } from "#schemas/popups/check-popup.ts";

import { useProblemText } from "../../fields/problem-text.ts";
import { useUiLocale, useWords } from "../../fields/ui-locale.ts";
import { Button, IconButton } from "../../kit/button.tsx";
import { BeingRead } from "../../kit/waiting.tsx";
import type { DeskFacts } from "../desk/desk.ts";
import { useDeskDocument } from "../desk/use-desk-document.ts";
import { NotRead } from "../../kit/not-read.tsx";
import frame from "../panel-section.module.css";
import type { PanelWork } from "../panel-work.ts";
import { followSaved } from "../preview/keep-up-to-date.ts";
import { PreviewFrames } from "../preview/preview-frames.ts";
import { PreviewPane } from "../preview/preview-pane.tsx";
import styles from "./panel-popups.module.css";
import { PopupForm } from "./popup-form.tsx";
import { usePopupName } from "./popup-row.tsx";
import { leafName, popupPlace } from "./popup-words.ts";
import { TakePopupOff } from "./take-popup-off.tsx";
import type { PopupDraft } from "./use-popup-change.ts";
import type { KnownPopups } from "./use-edited-popups.ts";

interface PopupEditorProps {
  readonly id: number;
  readonly work: PanelWork;
  readonly popups: KnownPopups;
  readonly back: () => void;
}

/** One popup: what it says and when, and beside that itself as visitors will have it. */
export function PopupEditor({ id, work, popups, back }: PopupEditorProps): ReactNode {
  const { formatMessage } = useIntl();
  const nameOf = usePopupName();
  const uiLocale = useUiLocale();
  const { again: askAgain, answer } = popups;
  const told = answer?.popups.find((popup) => popup.id === id);
  // The command line publishes without a revision: what was told last of it counts, for the bar too.
  const isToldPublic = told !== undefined && told.state !== "private";
  const [elsewhere] = useState(() => observable.box(isToldPublic));
  useEffect(() => runInAction(() => elsewhere.set(isToldPublic)), [elsewhere, isToldPublic]);
  const place = useMemo(() => popupPlace(id), [id]);
  const factsOf = useCallback(
    (open: PopupDraft): DeskFacts => ({
      what: "popup",
      name: () => nameOf(open.document),
      spotName: (spot) => (isPopupField(spot) ? (inLocale(leafName(spot), uiLocale) ?? null) : null),
      note: () => <PublishNote draft={open} />,
      isReady: () => checkPopup(open.document).length === 0,
      isPublic: () => open.published !== null || elsewhere.get(),
      onPublished: askAgain,
    }),
    [askAgain, nameOf, elsewhere, uiLocale],
  );
  const { draft, again } = useDeskDocument(work.desk, place, factsOf);
  if (draft === "failed")
    return (
      <section className={frame.section}>
        <NotRead
          title={formatMessage({ id: "editor.popups.openFailed" })}
          again={again}
          back={{ words: formatMessage({ id: "editor.popups.back" }), go: back }}
        />
      </section>
    );
  if (draft === null)
    return (
      <section className={frame.section} aria-busy>
        <BeingRead />
      </section>
    );
  const takenOff = (): void => {
    runInAction(() => elsewhere.set(false));
    askAgain();
  };
  return (
    <OpenPopup
      {...{ id, work, draft, back, takenOff }}
      isPublic={() => draft.published !== null || elsewhere.get()}
      linkedFrom={told?.linkedFrom ?? []}
      reusables={answer?.reusables ?? []}
    />
  );
}

/** What keeps the popup from going public, for the dialog that publishes it. */
const PublishNote = observer(function PublishNote({ draft }: { readonly draft: PopupDraft }): ReactNode {
  const { formatMessage } = useIntl();
  const [wordsOf, textOf] = [useWords(), useProblemText()];
  const problems = checkPopup(draft.document);
  if (problems.length === 0) return null;
  return (
    <div className={styles.unready}>
      <p>{formatMessage({ id: "editor.popups.unready" })}</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem.key}>{textOf(wordsOf(leafName(problem.key.replace(".", "/"))), problem)}</li>
        ))}
      </ul>
    </div>
  );
});

interface OpenPopupProps extends Pick<PopupEditorProps, "id" | "work" | "back"> {
  readonly draft: PopupDraft;
  readonly reusables: EditedPopups["reusables"];
  readonly linkedFrom: EditedPopup["linkedFrom"];
  /** Whether visitors have something of it. */
  readonly isPublic: () => boolean;
  readonly takenOff: () => void;
}

const OpenPopup = observer(function OpenPopup(props: OpenPopupProps): ReactNode {
  const { formatMessage } = useIntl();
  const nameOf = usePopupName();
  const { id, work, draft, reusables, linkedFrom, isPublic, takenOff, back } = props;
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const frames = useMemo(
    () =>
      new PreviewFrames({
        pages: [{ id: "document", path: "/" }],
        draft: `popup:${id}`,
        locale: work.locale,
        fetch: (...request) => fetch(...request),
      }),
    [id, work],
  );
  useEffect(() => followSaved(draft, frames), [draft, frames]);
  return (
    <section className={frame.editor} data-split="" aria-label={formatMessage({ id: "editor.popups.one" })}>
      <header className={frame.editorHead}>
        <IconButton icon="chevron-left" label={formatMessage({ id: "editor.popups.back" })} onClick={back} />
        <h2 ref={heading} tabIndex={-1}>
          {nameOf(draft.document)}
        </h2>
        {isPublic() && (
          <Button isSmall variant="quiet" icon="eye-off" onClick={() => setAsking(true)}>
            {formatMessage({ id: "editor.popups.takeOffDo" })}
          </Button>
        )}
      </header>
      <div className={frame.work}>
        <PopupForm {...{ id, work, draft, reusables }} locale={frames.locale} />
      </div>
      <div className={frame.seen}>
        <PreviewPane frames={frames} />
      </div>
      {isAsking && (
        <TakePopupOff
          work={work}
          popup={{ id, title: draft.document.title, linkedFrom }}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            takenOff();
            heading.current?.focus();
          }}
        />
      )}
    </section>
  );
});
