import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import type { FormSummary } from "#schemas/content/form-answer.ts";

import { BothLanguages } from "../../fields/localized-input.tsx";
import { Button, IconButton } from "../../kit/button.tsx";
import { Tabs } from "../../kit/tabs.tsx";
import { useToast } from "../../kit/toast.tsx";
import { answerPort } from "../answers/answer-port.ts";
import { Answers } from "../answers/answers-section.tsx";
import type { DeskFacts } from "../desk/desk.ts";
import { useDeskDocument } from "../desk/use-desk-document.ts";
import { NotRead } from "../../kit/not-read.tsx";
import frame from "../panel-section.module.css";
import type { PanelWork } from "../panel-work.ts";
import { followSaved } from "../preview/keep-up-to-date.ts";
import { PreviewFrames } from "../preview/preview-frames.ts";
import { PreviewPane } from "../preview/preview-pane.tsx";

import { FieldList } from "./field-list.tsx";
import { Problems } from "./field-settings.tsx";
import { FormSettings } from "./form-settings.tsx";
import { formSpotName } from "./form-spots.ts";
import { formPlace } from "./form-words.ts";
import type { FormDraft, FormWork } from "./form-work.ts";
import styles from "./forms.module.css";
import { ToldProblems } from "./told-problems.ts";
import { problemsOf, useFieldName } from "./use-form-problems.ts";
import { useWords } from "../../fields/ui-locale.ts";
import { refuseSubmit } from "./refuse-submit.ts";

interface FormEditorProps {
  readonly work: PanelWork;
  readonly form: FormSummary;
  readonly back: () => void;
  /** Told once the form is public. */
  readonly changed: () => void;
}

/** A form that is worked on: what it asks on one side, the form itself on the other. */
export function FormEditor({ work, form, back, changed }: FormEditorProps): ReactNode {
  const { formatMessage } = useIntl();
  const { id, title, isPublic } = form;
  const place = useMemo(() => formPlace(id), [id]);
  const wordsOf = useWords();
  const [isBoth, setBoth] = useState(false);
  const [told] = useState(() => new ToldProblems());
  // The list that the form came from is read anew while it is open.
  const [factsOf] = useState(() => (open: FormDraft): DeskFacts => ({
    what: "form",
    name: () => wordsOf(open.document.title) || title,
    spotName: (spot) => {
      const named = formSpotName(open.document, spot);
      return named && wordsOf(named);
    },
    isPublic: () => isPublic || open.published !== null,
    note: () => <PublishNote draft={open} told={told} />,
    isReady: () => problemsOf(open.document).length === 0,
    onPublished: changed,
  }));
  const { draft, again } = useDeskDocument(work.desk, place, factsOf);
  return (
    <section className={frame.editor} aria-busy={draft === null} aria-label={title}>
      <header className={frame.editorHead}>
        <IconButton icon="chevron-left" label={formatMessage({ id: "editor.forms.back" })} onClick={back} />
        <h2>{draft === null || draft === "failed" ? title : <Title draft={draft} />}</h2>
        <IconButton
          icon="globe"
          label={formatMessage({ id: "editor.inspector.bothLanguages" })}
          isPressed={isBoth}
          side="left"
          onClick={() => setBoth(!isBoth)}
        />
      </header>
      {draft === "failed" && (
        <div className={frame.missing}>
          <NotRead title={formatMessage({ id: "editor.forms.missing" })} again={again} />
        </div>
      )}
      <BothLanguages value={isBoth}>
        {draft !== null && draft !== "failed" && <OpenForm {...{ work, form, draft, told }} />}
      </BothLanguages>
    </section>
  );
}

/** What the form is called now. */
const Title = observer(function Title({ draft }: { readonly draft: FormDraft }): ReactNode {
  const { formatMessage } = useIntl();
  const wordsOf = useWords();
  return <>{wordsOf(draft.document.title) || formatMessage({ id: "editor.forms.untitled" })}</>;
});

interface OpenFormProps extends Pick<FormEditorProps, "work" | "form"> {
  readonly draft: FormDraft;
  readonly told: ToldProblems;
}

const OpenForm = observer(function OpenForm({ work, form, draft, told }: OpenFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [isSeen, see] = useState(false);
  const say = (id: string): string => formatMessage({ id: `editor.forms.${id}` });
  const nothingSent = say("nothingSent");
  const answers = useMemo(() => answerPort(work), [work]);
  const frames = useMemo(
    () =>
      new PreviewFrames({
        pages: [{ id: "document", path: "/contact" }],
        draft: `form:${form.id}`,
        locale: work.locale,
        fetch: (...request) => fetch(...request),
        onLoaded: (frame) => refuseSubmit(frame, () => toast({ text: nothingSent })),
      }),
    [form.id, work.locale, toast, nothingSent],
  );
  useEffect(() => followSaved(draft, frames), [draft, frames]);
  const open: FormWork = useMemo(
    () => ({ id: form.id, draft, frames, ports: work.ports, told }),
    [form.id, draft, frames, work.ports, told],
  );
  return (
    <div className={styles.desk} data-seen={isSeen ? "" : undefined}>
      <div className={classNames(frame.work, styles.work)}>
        <Tabs
          label={say("parts")}
          value={partOf(work.places)}
          onChange={(part) => work.places.go({ section: "forms", id: form.id, ...(part !== "fields" && { part }) })}
          tabs={[
            { id: "fields", label: say("fields"), panel: <FieldList work={open} /> },
            { id: "texts", label: say("texts"), panel: <FormSettings work={open} /> },
            {
              id: "answers",
              label: say("answers"),
              panel: <Answers port={answers} form={form.id} />,
            },
          ]}
        />
      </div>
      <div className={classNames(frame.seen, styles.seen)}>
        <PreviewPane frames={frames} />
      </div>
      <div className={styles.switch}>
        <Button icon={isSeen ? "chevron-left" : "eye"} aria-pressed={isSeen} onClick={() => see(!isSeen)}>
          {say(isSeen ? "edit" : "see")}
        </Button>
      </div>
    </div>
  );
});

/** The part of a form that a place says; nothing: the first. */
function partOf({ at }: PanelWork["places"]): string {
  return (at !== null && "section" in at ? at.part : undefined) ?? "fields";
}

/** What keeps the form from going public, for the dialog that publishes it: from then on its questions say it too. */
const PublishNote = observer(function PublishNote({ draft, told }: Pick<OpenFormProps, "draft" | "told">): ReactNode {
  const { formatMessage } = useIntl();
  const form = draft.document;
  const nameOf = useFieldName(form);
  const problems = problemsOf(form);
  useEffect(() => told.askAll(problemsOf(draft.document)), [draft, told]);
  if (problems.length === 0) return null;
  const fields = [...new Set(problems.flatMap(({ field }) => field ?? []))];
  return (
    <div className={styles.unready}>
      <p>{formatMessage({ id: "editor.forms.unready" })}</p>
      <Problems problems={problems.filter(({ field }) => field === null)} />
      {fields.map((field) => (
        <div key={field}>
          <strong>{nameOf(field)}</strong>
          <Problems problems={problems.filter((one) => one.field === field)} />
        </div>
      ))}
    </div>
  );
});
