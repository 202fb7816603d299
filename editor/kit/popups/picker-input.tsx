import { Combobox as Base } from "@base-ui/react/combobox";
import { type ReactNode, useId, useState } from "react";
import { useIntl } from "react-intl";

import field from "../ed-field.module.css";
import styles from "../ed-picker.module.css";
import { useEditorRoot } from "../editor-root.tsx";
import { described, FieldFrame } from "../field-frame.tsx";
import { Icon } from "../icons.tsx";
import type { Pickable, PickerFieldProps } from "../picker-field.tsx";
import { useFound } from "../use-found.ts";

/** A picker's field with its list. */
export function PickerInput(props: PickerFieldProps<Pickable>): ReactNode {
  const { label, help, error, aside, isLabelHidden, value, placeholder, find, onChange } = props;
  const id = useId();
  const intl = useIntl();
  const [text, setText] = useState<string | null>(null);
  const found = useFound(find, text);
  return (
    <FieldFrame {...{ id, label, help, error, aside, isLabelHidden }}>
      <Base.Root<Pickable>
        value={value}
        items={[...found.items]}
        filter={null}
        autoHighlight
        itemToStringLabel={({ title }) => title}
        isItemEqualToValue={(one, other) => one.id === other.id}
        onValueChange={(item) => onChange(item)}
        // What is written into a closed field opens it, and is looked for.
        onOpenChange={(isOpen) => setText((typed) => (isOpen ? (typed ?? "") : null))}
        onInputValueChange={(typed, { reason }) => {
          if (reason === "input-change") setText(typed);
        }}
      >
        <div className={styles.group}>
          <Base.Input
            id={id}
            aria-label={label}
            className={field.input}
            placeholder={placeholder}
            {...described(id, { help, error })}
          />
          {value === null ? null : (
            <Base.Clear className={styles.sign} aria-label={intl.formatMessage({ id: "editor.kit.clear" }, { label })}>
              <Icon name="close" size={16} />
            </Base.Clear>
          )}
          <Base.Trigger className={styles.sign} aria-label={intl.formatMessage({ id: "editor.kit.choose" }, { label })}>
            <Icon name="chevron-down" size={16} />
          </Base.Trigger>
        </div>
        <Base.Portal container={useEditorRoot()}>
          <Base.Positioner className={styles.place} sideOffset={2} collisionPadding={8}>
            <Base.Popup className={styles.popup}>
              <Base.Status className={styles.status}>
                {found.state === "searching" && found.items.length === 0
                  ? intl.formatMessage({ id: "editor.kit.searching" })
                  : null}
                {found.state === "failed" ? intl.formatMessage({ id: "editor.kit.searchFailed" }) : null}
              </Base.Status>
              <Base.Empty className={styles.status}>
                {found.state === "found" ? intl.formatMessage({ id: "editor.kit.nothingFound" }) : null}
              </Base.Empty>
              <Base.List className={styles.list}>
                {(item: Pickable) => (
                  <Base.Item key={item.id} value={item} className={styles.item}>
                    <span>{item.title}</span>
                    {item.detail === undefined ? null : <span className={styles.detail}>{item.detail}</span>}
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </FieldFrame>
  );
}
