import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { BlockNode } from "#schemas/page/layout.ts";

import { SelectField } from "../kit/select-field.tsx";
import { sampleName } from "../samples/sample-names.ts";
import type { Editor } from "../store/editor.ts";
import styles from "./sample-choice.module.css";

interface SampleChoiceProps {
  readonly editor: Editor;
  readonly block: BlockNode;
}

/**
 * In which situation a block is shown: of which every visitor sees their own (an empty cart, a full one, an order), or one
 * of the shop in which the site isn't now (a wine that is sold out).
 */
export const SampleChoice = observer(function SampleChoice({ editor, block }: SampleChoiceProps): ReactNode {
  const intl = useIntl();
  const { canvas } = editor;
  const { id, slug } = block;
  const { definition, showsOwn } = canvas.block(id);
  const hasSituations = definition?.group === "shop" && definition.needs !== undefined;
  if (!showsOwn && !hasSituations) return null;
  const samples = canvas.samples.of(slug).map(({ name }) => ({ value: name, label: sampleName(name, editor.words) }));
  const live = { value: "", label: intl.formatMessage({ id: "editor.canvas.sampleLive" }) };
  const options = showsOwn ? samples : [live, ...samples];
  const shown = showsOwn ? canvas.samples.shown(slug, canvas.locale) : canvas.samples.chosen(slug);
  if (samples.length < 2) return null;
  return (
    <div className={styles.choice}>
      <SelectField
        label={intl.formatMessage({ id: "editor.canvas.sample" })}
        help={intl.formatMessage({ id: showsOwn ? "editor.canvas.sampleHelp" : "editor.canvas.sampleOther" })}
        options={options}
        value={shown?.name ?? ""}
        onChange={(name) => canvas.samples.choose(slug, name === "" ? null : name)}
      />
    </div>
  );
});
