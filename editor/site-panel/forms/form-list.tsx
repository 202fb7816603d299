import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import type { FormSummary } from "#schemas/content/form-answer.ts";

import { Button, IconButton } from "../../kit/button.tsx";
import { BeingRead } from "../../kit/waiting.tsx";
import { NotRead } from "../../kit/not-read.tsx";
import frame from "../panel-section.module.css";
import type { PanelWork } from "../panel-work.ts";
import { RowOpener, type Tone } from "../row-opener.tsx";
import { DeleteForm } from "./delete-form.tsx";
import { NewForm } from "./new-form.tsx";

interface FormListProps {
  readonly work: PanelWork;
  readonly forms: readonly FormSummary[] | null;
  readonly isMissing: boolean;
  readonly again: () => void;
  readonly open: (id: number) => void;
}

/** The site's forms: what each is called, whether visitors have it, and how much was answered. */
export function FormList({ work, forms, isMissing, again, open }: FormListProps): ReactNode {
  const { formatMessage } = useIntl();
  const [begun, begin] = useState<{ readonly copyOf: FormSummary | null } | null>(null);
  const [doomed, doom] = useState<FormSummary | null>(null);
  const say = (id: string, values = {}): string => formatMessage({ id: `editor.forms.${id}` }, values);
  return (
    <section className={frame.section} aria-busy={forms === null && !isMissing}>
      <header className={frame.head}>
        <h2>{say("name")}</h2>
        <Button variant="primary" icon="plus" onClick={() => begin({ copyOf: null })}>
          {say("new")}
        </Button>
      </header>
      <p className={frame.how}>{say("how")}</p>
      {forms === null && !isMissing && <BeingRead />}
      {isMissing && <NotRead title={say("missingList")} again={again} />}
      <ul className={frame.list}>
        {forms?.map((form) => {
          const name = form.title || say("untitled");
          return (
            <li key={form.id} className={frame.row}>
              <RowOpener
                name={name}
                state={formatMessage({ id: `editor.forms.state.${stateOf(form)}` })}
                tone={tones[stateOf(form)]}
                notes={[say("count", { count: form.answers })]}
                onClick={() => open(form.id)}
              />
              <div className={frame.deeds}>
                <IconButton icon="duplicate" label={say("copy", { name })} onClick={() => begin({ copyOf: form })} />
                <IconButton
                  icon="delete"
                  label={say(form.isStandard ? "stays" : "delete", { name })}
                  disabled={form.isStandard}
                  onClick={() => doom(form)}
                />
              </div>
            </li>
          );
        })}
      </ul>
      {begun && (
        <NewForm
          work={work}
          copyOf={begun.copyOf}
          onClose={() => begin(null)}
          onMade={(id) => {
            begin(null);
            again();
            open(id);
          }}
        />
      )}
      {doomed && (
        <DeleteForm
          work={work}
          form={doomed}
          onClose={() => doom(null)}
          onDeleted={() => {
            doom(null);
            again();
          }}
        />
      )}
    </section>
  );
}

const tones = { public: "public", changed: "coming", unpublished: "private" } as const satisfies Record<string, Tone>;

/** What visitors have of a form: it as it is, as it was published, or nothing. */
function stateOf({ isPublic, hasChanges }: FormSummary): keyof typeof tones {
  if (!isPublic) return "unpublished";
  return hasChanges ? "changed" : "public";
}
