import { observer } from "mobx-react-lite";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import type { EditedPopups } from "#schemas/content/edited-popup.ts";

import { SelectField } from "../../kit/select-field.tsx";
import styles from "./panel-popups.module.css";
import { type PopupFormProps, usePopupChange } from "./use-popup-change.ts";

interface PopupContentProps extends PopupFormProps {
  /** What may stand in the place of its own words. */
  readonly reusables: EditedPopups["reusables"];
  /** The fields of its own words. */
  readonly children: ReactNode;
}

/** What a popup shows: its own words, picture and link, or blocks that are written elsewhere and used in several places. */
export const PopupContent = observer(function PopupContent(props: PopupContentProps): ReactNode {
  const { draft, reusables, children } = props;
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  const { layout } = draft.document;
  const change = usePopupChange(draft, "layout");
  const [wantsBlocks, setWantsBlocks] = useState(layout !== null);
  const isBlocks = wantsBlocks || layout !== null;
  const known = reusables.map(({ id, name }) => ({ value: id, label: name }));
  const gone = layout !== null && !reusables.some(({ id }) => id === layout);
  return (
    <>
      <SelectField
        label={say("editor.popups.content")}
        value={isBlocks ? "blocks" : "words"}
        options={(["words", "blocks"] as const).map((value) => ({
          value,
          label: say(`editor.popups.content.${value}`),
        }))}
        onChange={(value) => {
          setWantsBlocks(value === "blocks");
          if (value === "words" && layout !== null) void change(null);
        }}
      />
      {!isBlocks && children}
      {isBlocks && reusables.length === 0 && <p className={styles.how}>{say("editor.popups.content.none")}</p>}
      {isBlocks && (reusables.length > 0 || gone) && (
        <SelectField
          label={say("editor.popups.content.which")}
          help={say("editor.popups.content.title")}
          {...(gone && { error: say("editor.popups.content.gone") })}
          value={layout ?? 0}
          options={[
            ...(layout === null ? [{ value: 0, label: say("editor.popups.content.choose") }] : []),
            ...(gone ? [{ value: layout, label: say("editor.popups.content.unknown") }] : []),
            ...known,
          ]}
          onChange={(id) => void change(id === 0 ? null : id)}
        />
      )}
    </>
  );
});
