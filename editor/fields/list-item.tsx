import type { ComponentType, KeyboardEvent, ReactNode } from "react";
import { useIntl } from "react-intl";

import { IconButton } from "#editor/kit/button.tsx";
import { Icon } from "#editor/kit/icons.tsx";
import type { Fields } from "#schemas/fields/field.ts";
import type { StoredItem } from "#schemas/fields/list.ts";
import { inLocale, type Locale, type Localized } from "#schemas/locale.ts";

import styles from "./ed-list.module.css";
import type { FieldInputProps } from "./field-input-props.ts";
import type { FieldPorts } from "./field-ports.ts";
import type { FieldOutcome } from "./kind-props.ts";

export interface ListItemProps {
  readonly stored: StoredItem;
  readonly index: number;
  readonly count: number;
  readonly fields: Fields;
  readonly locale: Locale;
  readonly ports: FieldPorts;
  readonly Input: ComponentType<FieldInputProps>;
  /** What it is called; undefined: by its first text. */
  readonly nameOf?: ((stored: StoredItem) => string | undefined) | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onMove: (by: number) => void;
  readonly onSet: (item: StoredItem, typedAt?: string) => FieldOutcome;
  readonly onRemove: () => void;
  readonly onDuplicate: () => void;
}

/** One item: its name, what can be done with it, and its fields while it is open. */
export function ListItem(props: ListItemProps): ReactNode {
  const { stored, index, count, fields, locale, ports, Input, isOpen, onToggle, onMove, onSet } = props;
  const intl = useIntl();
  const name =
    props.nameOf?.(stored) ??
    itemName(fields, stored, locale) ??
    intl.formatMessage({ id: "editor.fields.list.item" }, { place: index + 1 });
  const say = (id: string) => intl.formatMessage({ id }, { name });
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <li className={styles.item} data-isopen={isOpen}>
      <div className={styles.bar}>
        <button type="button" className={styles.name} aria-expanded={isOpen} onClick={onToggle} onKeyDown={onKeyDown}>
          <Icon name={isOpen ? "chevron-down" : "chevron-right"} size={16} />
          <span>{name}</span>
        </button>
        <IconButton
          isSmall
          icon="up"
          label={say("editor.fields.list.up")}
          shortcut="Alt+↑"
          disabled={index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          isSmall
          icon="down"
          label={say("editor.fields.list.down")}
          shortcut="Alt+↓"
          disabled={index === count - 1}
          onClick={() => onMove(1)}
        />
        <IconButton isSmall icon="duplicate" label={say("editor.fields.list.duplicate")} onClick={props.onDuplicate} />
        <IconButton isSmall icon="delete" label={say("editor.fields.list.remove")} onClick={props.onRemove} />
      </div>
      {isOpen ? (
        <div className={styles.body} data-body="">
          {Object.entries(fields).map(([key, field]) => (
            <Input
              key={key}
              {...{ field, locale, ports }}
              beside={stored}
              value={stored[key]}
              inherited={field.initial}
              onChange={(next, of, typedAt) =>
                onSet(withValue(stored, { key, next, of }), typedAt === undefined ? undefined : `${key}.${typedAt}`)
              }
            />
          ))}
        </div>
      ) : null}
    </li>
  );
}

interface ItemChange {
  readonly key: string;
  readonly next: unknown;
  readonly of: Locale | undefined;
}

function withValue(stored: StoredItem, { key, next, of }: ItemChange): StoredItem {
  const value = of === undefined ? next : inLanguage(stored[key], of, next);
  if (value !== undefined) return { ...stored, [key]: value };
  return Object.fromEntries(Object.entries(stored).filter(([name]) => name !== key));
}

function inLanguage(stored: unknown, locale: Locale, text: unknown): unknown {
  const others = Object.entries((stored ?? {}) as Localized<unknown>).filter(([other]) => other !== locale);
  const entries = text === undefined ? others : [...others, [locale, text] as const];
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** The first words that an item has. */
function itemName(fields: Fields, stored: StoredItem, locale: Locale): string | undefined {
  for (const [key, { kind, localized }] of Object.entries(fields)) {
    if (kind !== "text") continue;
    const value = stored[key];
    const text = localized ? inLocale(value as Localized<string> | undefined, locale) : value;
    if (typeof text === "string" && text.trim() !== "") return text;
  }
  return undefined;
}
