import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import type { FormSummary } from "#schemas/content/form-answer.ts";

import { Button, IconButton } from "../../kit/button.tsx";
import { EmptyState } from "../../kit/empty-state.tsx";
import { Icon } from "../../kit/icons.tsx";
import type { PanelWork } from "../panel-work.ts";
import { DeleteForm } from "./delete-form.tsx";
import styles from "./forms.module.css";
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
    <section className={styles.list} aria-busy={forms === null && !isMissing}>
      <header className={styles.listHead}>
        <h2>{say("name")}</h2>
        <Button variant="primary" icon="plus" onClick={() => begin({ copyOf: null })}>
          {say("new")}
        </Button>
      </header>
      <p className={styles.note}>{say("how")}</p>
      {isMissing && (
        <div role="alert">
          <EmptyState
            icon="warning"
            title={say("missingList")}
            action={<Button onClick={again}>{say("again")}</Button>}
          />
        </div>
      )}
      <ul className={styles.forms}>
        {forms?.map((form) => {
          const name = form.title || say("untitled");
          return (
            <li key={form.id}>
              <button type="button" className={styles.form} onClick={() => open(form.id)}>
                <span className={styles.name}>{name}</span>
                <State form={form} />
                <span className={styles.count}>{say("count", { count: form.answers })}</span>
                <Icon name="chevron-right" size={16} />
              </button>
              <div className={styles.moves}>
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

function State({ form }: { readonly form: FormSummary }): ReactNode {
  const { formatMessage } = useIntl();
  const state = form.isPublic ? (form.hasChanges ? "changed" : "public") : "unpublished";
  return (
    <span className={styles.state} data-state={state}>
      {formatMessage({ id: `editor.forms.state.${state}` })}
    </span>
  );
}
