import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import answer from "#blocks/kit/answer-form.module.css";
import { useField } from "#blocks/kit/form-context.ts";
import parts from "#blocks/kit/form-parts.module.css";
import { FieldProblem } from "#blocks/kit/form-problems.tsx";
import quiet from "#blocks/kit/quiet-button.module.css";
import form from "#blocks/kit/site-form.module.css";
import layout from "#blocks/kit/layout.module.css";
import { answerField, type SavedAnswer } from "#schemas/commerce/customization-form.ts";
import type { SentCustomizationInput } from "#schemas/content/product-customization.ts";
import { endingsOf } from "#schemas/forms/file-kind.ts";

import { keptId } from "./kept-file.ts";
import styles from "./product-customization.module.css";

interface FileFieldProps {
  readonly input: SentCustomizationInput;
  /** The file that the server keeps for it; null: none. */
  readonly kept: SavedAnswer | null;
  readonly hint: ReactNode;
}

/** A file to send. One that was kept is named, may be taken away, and isn't sent once more; another takes its place. */
export function FileField({ input: { id, isRequired, fileKinds }, kept, hint }: FileFieldProps): ReactNode {
  const name = answerField(id);
  const field = useField(name, true);
  const filename = kept?.filename ?? "";
  return (
    <div className={parts.field} data-field="">
      <label htmlFor={field.id} className={form.label}>
        {field.label} {!isRequired && <FormattedMessage id="form.optional" />}
      </label>
      <p id={field.hintId} className={form.note}>
        {hint}
      </p>
      <p id={keptId(field.id)} className={styles.kept} hidden={filename === ""}>
        <span>
          <FormattedMessage id="productCustomization.kept" /> <strong data-name="">{filename}</strong>
        </span>
        <button type="submit" name="do" value={`drop.${id}`} className={quiet.quiet}>
          <FormattedMessage id="productCustomization.drop" />
          <span className={layout.hidden}> {field.label}</span>
        </button>
      </p>
      <input
        id={field.id}
        type="file"
        name={name}
        className={answer.files}
        accept={endingsOf(fileKinds)
          .map((ending) => `.${ending}`)
          .join(",")}
        required={isRequired && filename === ""}
        {...field.aria}
        {...field.focus}
      />
      {field.error !== null && (
        <p id={field.errorId} className={parts.fault}>
          <FieldProblem label={field.label} problem={field.error} />
        </p>
      )}
    </div>
  );
}
