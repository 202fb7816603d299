import { type ComponentType, type ReactNode, useRef } from "react";
import { useIntl } from "react-intl";

import { Button } from "#editor/kit/button.tsx";
import { FieldNotes } from "#editor/kit/field-frame.tsx";
import { say } from "#editor/kit/live-region.tsx";
import type { Fields } from "#schemas/fields/field.ts";
import type { StoredItem } from "#schemas/fields/list.ts";

import { FieldSet } from "#editor/kit/field-set.tsx";
import styles from "./ed-list.module.css";
import type { FieldInputProps } from "./field-input-props.ts";
import type { KindProps } from "./kind-props.ts";
import { ListItem, type ListItemProps } from "./list-item.tsx";
import { typedInside } from "./typed-inside.ts";
import { useChecked } from "./use-checked.ts";
import { useFieldError } from "./use-field-error.ts";
import { useOpenItems } from "./use-open-items.ts";

export interface ListInputProps extends KindProps<readonly StoredItem[]>, Pick<ListItemProps, "nameOf"> {
  readonly item: Fields;
  readonly Input: ComponentType<FieldInputProps>;
}

/** Several records of the same fields, in an order that buttons and Alt with the arrows change. */
export function ListInput(props: ListInputProps): ReactNode {
  const { field, item, label, help, aside, value, onChange } = props;
  const intl = useIntl();
  const box = useRef<HTMLFieldSetElement>(null);
  const how = useRef<string | undefined>(undefined);
  const checked = useChecked(value, field.check, (next) => onChange(next, { typedAt: how.current }));
  const items = checked.value;
  const { max } = field.describe() as { max?: number };
  const { keys, openKey, setOpenKey, renew } = useOpenItems(items.length);
  const error = useFieldError(label, checked.problems);
  const set = (next: readonly StoredItem[], typedAt?: string) => {
    how.current = typedAt;
    checked.change(next);
  };
  const add = () => {
    const key = renew((old, fresh) => [...old, fresh]);
    set([...items, {}]);
    setOpenKey(key);
    requestAnimationFrame(() => focusFirst(box.current));
  };
  const move = (from: number, to: number) => {
    const moved = items[from];
    if (moved === undefined || to < 0 || to >= items.length) return;
    renew((old) => movedTo(old, from, to));
    set(movedTo(items, from, to));
    say(intl.formatMessage({ id: "editor.fields.list.moved" }, { place: to + 1, count: items.length }));
  };
  return (
    <FieldSet label={label} aside={aside} ref={box}>
      {items.length === 0 ? (
        <p className={styles.none}>{intl.formatMessage({ id: "editor.fields.list.none" })}</p>
      ) : null}
      <ol className={styles.items}>
        {items.map((stored, index) => {
          const key = keys[index] ?? index;
          return (
            <ListItem
              key={key}
              {...props}
              {...{ stored, index, fields: item, count: items.length }}
              isOpen={openKey === key}
              onToggle={() => setOpenKey(openKey === key ? null : key)}
              onMove={(by) => move(index, index + by)}
              onSet={(next, typedAt) => set(items.with(index, next), typedInside(String(index), typedAt))}
              onRemove={() => {
                renew((old) => old.toSpliced(index, 1));
                set(items.toSpliced(index, 1));
                say(intl.formatMessage({ id: "editor.fields.list.removed" }));
                // A full list can't be added to until it is drawn anew.
                requestAnimationFrame(() => box.current?.querySelector<HTMLElement>("button[data-add]")?.focus());
              }}
              onDuplicate={() => {
                setOpenKey(renew((old, fresh) => old.toSpliced(index + 1, 0, fresh)));
                set(items.toSpliced(index + 1, 0, stored));
              }}
            />
          );
        })}
      </ol>
      <Button isSmall icon="plus" data-add="" disabled={max !== undefined && items.length >= max} onClick={add}>
        {intl.formatMessage({ id: "editor.fields.list.add" })}
      </Button>
      {max !== undefined && items.length >= max ? (
        <p className={styles.none}>{intl.formatMessage({ id: "editor.fields.list.full" }, { max })}</p>
      ) : null}
      <FieldNotes id="" help={help} error={error} />
    </FieldSet>
  );
}

function movedTo<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const [moved] = entries.slice(from, from + 1);
  const others = entries.toSpliced(from, 1);
  return moved === undefined ? others : others.toSpliced(to, 0, moved);
}

/** The last item's first field: it was just added. */
function focusFirst(box: HTMLElement | null): void {
  const body = box?.querySelector("li:last-child [data-body]");
  const first = body?.querySelector<HTMLElement>("input, textarea, select, [contenteditable]");
  (first ?? body?.querySelector("button"))?.focus();
}
