import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { fieldKinds, fieldsOf, type FormField, formLimits, type KeptStep } from "#schemas/forms/form-document.ts";

import { useWords } from "../../fields/ui-locale.ts";
import { Button } from "../../kit/button.tsx";
import { EmptyState } from "../../kit/empty-state.tsx";
import { say } from "../../kit/live-region.tsx";
import { MenuButton, type MenuEntry } from "../../kit/menu.tsx";
import { FieldDrag, type FieldPlace } from "./field-drag.tsx";
import { FieldRow } from "./field-row.tsx";
import { kindNames } from "./form-names.ts";
import { type FormWork, newKey } from "./form-work.ts";
import styles from "./forms.module.css";
import { newField, readyFields } from "./new-fields.ts";
import { StepHead } from "./step-head.tsx";
import { type FormProblem, problemsOf, useFieldName } from "./use-form-problems.ts";
import { Problems } from "./field-settings.tsx";

/** What a form asks, step by step; each field opens to its settings. */
export const FieldList = observer(function FieldList({ work }: { readonly work: FormWork }): ReactNode {
  const { formatMessage } = useIntl();
  const { draft } = work;
  const form = draft.document;
  const nameOf = useFieldName(form);
  const [opened, open] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  const { told } = work;
  const problems = told.of(problemsOf(form));
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const found = list.current?.querySelector<HTMLElement>(wanted.current);
    if (found) wanted.current = null;
    found?.focus();
  });
  useEffect(() => followWriting(list.current, work), [work]);
  const add = (step: KeptStep, field: FormField): void => {
    const after = step.fields.at(-1)?.key ?? null;
    if (!draft.edit([{ type: "insert-field", step: step.key, after, field }]).ok) return;
    write(field.key);
  };
  /** Opens a question, and has it written. */
  const write = (key: string): void => {
    told.begin(key, problemsOf(form));
    open(key);
    wanted.current = `[data-field="${key}"] :is(input, textarea)`;
  };
  const sayMoved = (field: string): void => {
    const fields = fieldsOf(draft.document);
    const place = fields.findIndex(({ key }) => key === field) + 1;
    say(formatMessage({ id: "editor.forms.movedTo" }, { name: nameOf(field), place, count: fields.length }));
  };
  const drop = (field: string, place: FieldPlace): void => {
    if (draft.edit([{ type: "move-field", field, ...place }]).ok) sayMoved(field);
  };
  const addStep = (): void => {
    const key = newKey("step");
    const after = form.steps.at(-1)?.key ?? null;
    draft.edit([{ type: "insert-step", after, step: { key, title: {}, fields: [] } }]);
    wanted.current = `[data-step="${key}"] input`;
  };
  return (
    <div ref={list} className={styles.outline}>
      <FieldDrag {...{ form, list }} onDrop={drop}>
        {fieldsOf(form).length > 0 && <Problems problems={problems.filter(({ field }) => field === null)} />}
        {form.steps.map((step, at) => (
          <section key={step.key} className={styles.step} data-step={step.key}>
            {form.steps.length > 1 && <StepHead {...{ work, form, step, at }} />}
            {step.fields.length === 0 && (
              <EmptyState icon="list" title={formatMessage({ id: "editor.forms.noFields" })}>
                <p>{formatMessage({ id: "editor.forms.noFieldsYet" })}</p>
              </EmptyState>
            )}
            <ol className={styles.fields}>
              {step.fields.map((field) => (
                <FieldRow
                  key={field.key}
                  {...{ work, form, field }}
                  problems={ownOf(problems, field.key)}
                  isOpen={opened === field.key}
                  toggle={() => open(opened === field.key ? null : field.key)}
                  focus={(selector) => (wanted.current = selector)}
                  onCopied={write}
                  onMoved={sayMoved}
                />
              ))}
            </ol>
            <AddField
              isFull={fieldsOf(form).length >= formLimits.fields}
              taken={fieldsOf(form).map(({ key }) => key)}
              onAdd={(field) => add(step, field)}
            />
          </section>
        ))}
        <Button variant="quiet" icon="plus" disabled={form.steps.length >= formLimits.steps} onClick={addStep}>
          {formatMessage({ id: "editor.forms.stepAdd" })}
        </Button>
      </FieldDrag>
    </div>
  );
});

/** Notes in which question somebody writes, by where the focus is. */
function followWriting(list: HTMLElement | null, { told, draft }: FormWork): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const keyAt = (target: EventTarget | null): string | undefined =>
    target instanceof Element ? target.closest<HTMLElement>("[data-field]")?.dataset["field"] : undefined;
  const begin = ({ target }: FocusEvent): void => {
    const key = keyAt(target);
    if (key !== undefined) told.begin(key, problemsOf(draft.document));
  };
  const leave = ({ target, relatedTarget }: FocusEvent): void => {
    const key = keyAt(target);
    if (key !== undefined && key !== keyAt(relatedTarget)) told.leave(key);
  };
  list?.addEventListener("focusin", begin, { signal });
  list?.addEventListener("focusout", leave, { signal });
  return () => ended.abort();
}

function ownOf(problems: readonly FormProblem[], key: string): readonly FormProblem[] {
  return problems.filter(({ field }) => field === key);
}

const newest = "li:last-child :is(input, textarea)";

interface AddFieldProps {
  readonly isFull: boolean;
  /** The keys that the form's fields have. */
  readonly taken: readonly string[];
  readonly onAdd: (field: FormField) => void;
}

/** All kinds of fields, and those that every estate asks for. */
function AddField({ isFull, taken, onAdd }: AddFieldProps): ReactNode {
  const { formatMessage } = useIntl();
  const wordsOf = useWords();
  const place = useRef<HTMLDivElement>(null);
  const hasAdded = useRef(false);
  const add = (field: FormField): void => {
    hasAdded.current = true;
    onAdd(field);
  };
  // What was added stands last in its step, and is open.
  const whereTo = (): HTMLElement | null => {
    const last = hasAdded.current ? place.current?.parentElement?.querySelector<HTMLElement>(newest) : null;
    hasAdded.current = false;
    return last ?? place.current?.querySelector("button") ?? null;
  };
  const items: readonly MenuEntry[] = [
    ...fieldKinds.map((kind) => ({
      id: kind,
      label: wordsOf(kindNames[kind]),
      onSelect: () => add(newField(kind)),
    })),
    "line",
    {
      id: "ready",
      label: formatMessage({ id: "editor.forms.ready" }),
      items: readyFields.map(({ key, field }) => ({
        id: key,
        label: wordsOf(field.label),
        isDisabled: taken.includes(key),
        onSelect: () => add(field),
      })),
    },
  ];
  return (
    <div ref={place} className={styles.add}>
      <MenuButton
        button={
          <Button icon="plus" disabled={isFull}>
            {formatMessage({ id: "editor.forms.fieldAdd" })}
          </Button>
        }
        items={items}
        finalFocus={whereTo}
      />
    </div>
  );
}
