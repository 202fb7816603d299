import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { BlockNode } from "#schemas/page/layout.ts";

import { SelectField } from "../kit/select-field.tsx";
import type { Editor } from "../store/editor.ts";
import styles from "./sample-choice.module.css";

interface SampleChoiceProps {
  readonly editor: Editor;
  readonly block: BlockNode;
}

/** In which situation a block is shown of which every visitor sees their own: an empty cart, a full one, an order. */
export const SampleChoice = observer(function SampleChoice({ editor, block }: SampleChoiceProps): ReactNode {
  const intl = useIntl();
  const { canvas } = editor;
  const { id, slug } = block;
  if (!canvas.block(id).showsOwn) return null;
  const options = canvas.samples.of(slug).map(({ name }) => ({ value: name, label: name }));
  const shown = canvas.samples.shown(slug, canvas.locale);
  if (!shown || options.length < 2) return null;
  return (
    <div className={styles.choice}>
      <SelectField
        label={intl.formatMessage({ id: "editor.canvas.sample" })}
        help={intl.formatMessage({ id: "editor.canvas.sampleHelp" })}
        options={options}
        value={shown.name}
        onChange={(name) => canvas.samples.choose(slug, name)}
      />
    </div>
  );
});
