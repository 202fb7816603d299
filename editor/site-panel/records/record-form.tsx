import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback, useId } from "react";

import { classNames } from "#blocks/kit/class-names.ts";
import { type Collection, fieldOf } from "#schemas/collections/collection.ts";

import type { FieldInputProps } from "../../fields/field-input-props.ts";
import { BothLanguages } from "../../fields/localized-input.tsx";
import { useUiLocale, useWords } from "../../fields/ui-locale.ts";
import { FieldNotes } from "../../kit/field-frame.tsx";
import { later } from "../../kit/later.tsx";
import type { PanelWork } from "../panel-work.ts";
import { Spot } from "../spots/others-here.tsx";
import frame from "../panel-section.module.css";
import styles from "./panel-records.module.css";
import { placeWords } from "./place-words.ts";
import { RecordsAround } from "./records-around.ts";
import { RecordInput } from "./record-input.tsx";
import type { RefusedFields } from "./refused-fields.ts";
import type { RecordDraft } from "./record-words.ts";

const LabelCodes = later(async () => (await import("./label-codes.tsx")).LabelCodes);

interface RecordFormProps {
  readonly work: PanelWork;
  readonly collection: Collection;
  readonly draft: RecordDraft;
  /** What the server had against it when it was to go public. */
  readonly refused?: RefusedFields;
  /** The row that it is published as; left out, or null: none yet. */
  readonly row?: number | null;
}

/** Every field of a record, group by group; texts in their languages side by side where there is room. */
export function RecordForm({ work, collection, draft, refused, row }: RecordFormProps): ReactNode {
  const wordsOf = useWords();
  return (
    <BothLanguages.Provider value>
      <RecordsAround value={work}>
        <div className={classNames(frame.groups, styles.form)}>
          {collection.groups.map(({ name, fields }) => (
            <fieldset key={wordsOf(name)}>
              <legend>{wordsOf(name)}</legend>
              {fields.map((field) => (
                <RecordField key={field} name={field} {...{ work, collection, draft, refused, row }} />
              ))}
            </fieldset>
          ))}
        </div>
      </RecordsAround>
    </BothLanguages.Provider>
  );
}

interface RecordFieldProps extends RecordFormProps {
  readonly name: string;
}

const RecordField = observer(function RecordField({
  work,
  collection,
  draft,
  refused,
  row,
  name,
}: RecordFieldProps): ReactNode {
  const locale = useUiLocale();
  const id = useId();
  const field = fieldOf(collection, name);
  const change = useCallback<FieldInputProps["onChange"]>(
    (given, language, typedAt) => {
      const value = given ?? (language === undefined ? field?.initial : "");
      const key = typedAt === undefined ? null : [name, language, typedAt].join(".");
      return draft.edit([{ type: "set", field: name, value, ...(language && { locale: language }) }], key);
    },
    [draft, field, name],
  );
  if (!field) return null;
  const value = draft.document.values[name] ?? field.initial;
  const error = refused?.wordsOf(name, draft.document.values, ({ key, words }) => {
    const place = placeWords(field, key === "" ? [] : key.split("."), value, locale);
    return place.length > 0 ? `${place.join(" › ")} – ${words}` : words;
  });
  return (
    <Spot name={name}>
      <RecordInput
        {...{ field, locale, ports: work.ports, inherited: field.initial }}
        value={value}
        onChange={change}
      />
      <FieldNotes id={id} error={error} />
      {field.describe()["as"] === "e-labels" && row ? <LabelCodes row={row} published={draft.published} /> : null}
    </Spot>
  );
});
