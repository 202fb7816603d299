import { useDraggable } from "@dnd-kit/core";
import { observer } from "mobx-react-lite";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import { useIntl } from "react-intl";

import { fieldsOf, type FormDocument, type FormField, formLimits } from "#schemas/forms/form-document.ts";
import type { FormCommand } from "#schemas/forms/editing/form-command.ts";
import { findField } from "#schemas/forms/editing/form-places.ts";

import { useWords } from "../../fields/ui-locale.ts";
import { IconButton } from "../../kit/button.tsx";
import { Icon } from "../../kit/icons.tsx";
import { OthersHere } from "../spots/others-here.tsx";
import { FieldSettings } from "./field-settings.tsx";
import { fieldSpot } from "./form-spots.ts";
import { kindNames } from "./form-names.ts";
import { copyOf, type FormWork } from "./form-work.ts";
import styles from "./forms.module.css";
import { type FormProblem, useFieldName } from "./use-form-problems.ts";

interface FieldRowProps {
  readonly work: FormWork;
  readonly form: FormDocument;
  readonly field: FormField;
  readonly problems: readonly FormProblem[];
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Has the focus go there with the next drawing. */
  readonly focus: (selector: string) => void;
  readonly onCopied: (key: string) => void;
  readonly onMoved: (key: string) => void;
}

/** A field among the others: its question, its place, and below, when it is open, its settings. */
export const FieldRow = observer(function FieldRow(props: FieldRowProps): ReactNode {
  const { work, form, field, problems, isOpen, toggle } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: field.key });
  const wordsOf = useWords();
  const name = useFieldName(form)(field.key);
  const say = (message: string): string => formatMessage({ id: `editor.forms.${message}` }, { name });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    move(event.key === "ArrowUp" ? -1 : 1, "open");
  };
  const move = (by: -1 | 1, from: "up" | "down" | "open"): void => {
    const command = moved(form, field.key, by);
    if (!command || !work.draft.edit([command]).ok) return;
    props.focus(`[data-field="${field.key}"] [data-does="${from}"]`);
    props.onMoved(field.key);
  };
  const copy = (): void => {
    const found = findField(form, field.key);
    const copied = copyOf(field);
    if (!found) return;
    work.draft.edit([{ type: "insert-field", step: found.step, after: field.key, field: copied }]);
    props.onCopied(copied.key);
  };
  const remove = (): void => {
    const all = fieldsOf(form);
    const at = all.findIndex(({ key }) => key === field.key);
    const next = all[at + 1] ?? all[at - 1];
    work.draft.edit([{ type: "remove-field", field: field.key }]);
    if (next) props.focus(`[data-field="${next.key}"] [data-does="open"]`);
  };
  return (
    <li
      ref={setNodeRef}
      className={styles.field}
      data-field={field.key}
      data-at={fieldSpot(field.key)}
      data-open={isOpen ? "" : undefined}
      data-dragged={isDragging ? "" : undefined}
    >
      <div className={styles.row} {...listeners}>
        <span className={styles.grip} aria-hidden="true">
          <Icon name="drag" size={16} />
        </span>
        <button
          type="button"
          className={styles.opener}
          data-does="open"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={toggle}
          onKeyDown={onKeyDown}
        >
          <Icon name={isOpen ? "chevron-down" : "chevron-right"} size={16} />
          <span className={styles.name}>
            {name}
            {field.isRequired && <span aria-hidden="true">{"\u00a0*"}</span>}
          </span>
          <span className={styles.kind}>{wordsOf(kindNames[field.kind])}</span>
          <OthersHere isHere={(spot) => spot === fieldSpot(field.key)} />
          {problems.length > 0 && (
            <span className={styles.mark} role="img" aria-label={say("unfinished")}>
              <Icon name="warning" size={16} />
            </span>
          )}
        </button>
        <div className={styles.moves}>
          <IconButton
            isSmall
            icon="up"
            data-does="up"
            label={say("fieldUp")}
            disabled={!moved(form, field.key, -1)}
            onClick={() => move(-1, "up")}
          />
          <IconButton
            isSmall
            icon="down"
            data-does="down"
            label={say("fieldDown")}
            disabled={!moved(form, field.key, 1)}
            onClick={() => move(1, "down")}
          />
          <IconButton
            isSmall
            icon="duplicate"
            label={say("fieldCopy")}
            disabled={fieldsOf(form).length >= formLimits.fields}
            onClick={copy}
          />
          <IconButton isSmall icon="delete" label={say("fieldRemove")} onClick={remove} />
        </div>
      </div>
      {isOpen && (
        <div id={id}>
          <FieldSettings {...{ work, form, field, problems }} />
        </div>
      )}
    </li>
  );
});

/** What moves a field one place up or down, into the step beside where it is at its end; null: there is no such place. */
function moved({ steps }: FormDocument, key: string, by: -1 | 1): FormCommand | null {
  const at = steps.findIndex(({ fields }) => fields.some((field) => field.key === key));
  const step = steps[at];
  if (!step) return null;
  const index = step.fields.findIndex((field) => field.key === key);
  const beside = steps[at + by];
  const isInside = step.fields[index + by] !== undefined;
  if (isInside) {
    const after = by === 1 ? step.fields[index + 1]?.key : step.fields[index - 2]?.key;
    return { type: "move-field", field: key, step: step.key, after: after ?? null };
  }
  if (!beside) return null;
  const after = by === 1 ? null : (beside.fields.at(-1)?.key ?? null);
  return { type: "move-field", field: key, step: beside.key, after };
}
