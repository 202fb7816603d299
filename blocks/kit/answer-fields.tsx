import { type ReactNode, use } from "react";
import { FormattedMessage } from "react-intl";

import { endingsOf } from "#schemas/forms/file-kind.ts";
import { type FormField as Field, longest } from "#schemas/forms/form-document.ts";
import { fieldName } from "#schemas/forms/posted.ts";

import styles from "./answer-form.module.css";
import { FormCheckbox } from "./form-choices.tsx";
import { FormContext, useField } from "./form-context.ts";
import { FormField, FormSelect } from "./form-field.tsx";
import parts from "./form-parts.module.css";
import { FieldProblem } from "./form-problems.tsx";
import form from "./site-form.module.css";

/** A field of an estate's own form; what depends on others is marked, so that the form's island hides what isn't asked. */
export function AnswerField({ field }: { readonly field: Field<string> }): ReactNode {
  if (field.kind === "hidden") return null;
  if (field.kind === "heading") {
    return (
      <div data-asked={field.key} className={styles.heading}>
        <h3>{field.label}</h3>
        {field.hint !== "" && <p className={form.note}>{field.hint}</p>}
      </div>
    );
  }
  return (
    <div data-asked={field.key}>
      <Control field={field} />
    </div>
  );
}

/** What the browser may fill in by itself, by the keys that estates mostly use. */
const fillings: Readonly<Record<string, string>> = {
  name: "name",
  firstname: "given-name",
  lastname: "family-name",
  company: "organization",
  address: "street-address",
  city: "address-level2",
  postal_code: "postal-code",
};

function Control({ field }: { readonly field: Field<string> }): ReactNode {
  const { key, kind, hint, isRequired, when } = field;
  const name = fieldName(key);
  // What isn't always asked has no "optional" beside it: where it is asked it may well be needed.
  const shared = { name, isRequired: isRequired || when.length > 0, ...(hint !== "" && { hint }) };
  switch (kind) {
    case "longtext":
      return <FormField {...shared} rows={6} autoComplete="off" maxLength={longest(field)} />;
    case "email":
      return <FormField {...shared} type="email" autoComplete="email" maxLength={254} />;
    case "phone":
      return <FormField {...shared} type="tel" autoComplete="tel" maxLength={40} />;
    case "date":
      return <FormField {...shared} type="date" autoComplete="off" />;
    case "number":
      return (
        <FormField
          {...shared}
          autoComplete="off"
          maxLength={24}
          {...(field.decimals === 0 && { inputMode: "numeric" })}
        />
      );
    case "select":
      return <FormSelect {...shared} options={[{ value: "", label: "—" }, ...field.options]} />;
    case "radio":
    case "checkboxes":
      return <AnswerChoices field={field} />;
    case "file":
      return <AnswerFiles field={field} />;
    case "consent":
      return <FormCheckbox name={name} isRequired={isRequired} />;
    default:
      return <FormField {...shared} autoComplete={fillings[key] ?? "off"} maxLength={longest(field)} />;
  }
}

/** One of a few, or as many as are ticked, each a row of its own. */
function AnswerChoices({ field }: { readonly field: Field<string> }): ReactNode {
  const { key, kind, hint, isRequired, options } = field;
  const name = fieldName(key);
  const { id, label, value, error, hintId, errorId, aria, focus } = useField(name, hint !== "");
  const { values } = use(FormContext);
  const isRadio = kind === "radio";
  return (
    <fieldset role={isRadio ? "radiogroup" : "group"} className={parts.choices} data-field="" {...aria}>
      <legend className={form.label}>
        {label} {!isRequired && <FormattedMessage id="form.optional" />}
      </legend>
      {hint !== "" && (
        <p id={hintId} className={form.note}>
          {hint}
        </p>
      )}
      {options.map((option, index) => {
        const own = isRadio ? name : fieldName(key, option.value);
        return (
          <label key={option.value} className={parts.choice}>
            <input
              // What is wrong leads to the first of them.
              id={index === 0 ? id : `${id}-${option.value}`}
              type={isRadio ? "radio" : "checkbox"}
              name={own}
              value={isRadio ? option.value : "true"}
              defaultChecked={isRadio ? option.value === value : values[own] === "true"}
              {...(index === 0 && focus)}
            />
            <span>{option.label}</span>
          </label>
        );
      })}
      {error !== null && (
        <p id={errorId} className={parts.fault}>
          <FieldProblem label={label} problem={error} />
        </p>
      )}
    </fieldset>
  );
}

/** Files to send: which, how many and how large stands below the label. */
function AnswerFiles({ field }: { readonly field: Field<string> }): ReactNode {
  const { key, hint, isRequired, when, files, maxFiles, maxMegabytes } = field;
  const { id, label, error, hintId, errorId, aria, focus } = useField(fieldName(key), true);
  const endings = endingsOf(files);
  return (
    <div className={parts.field} data-field="">
      <label htmlFor={id} className={form.label}>
        {label} {!isRequired && when.length === 0 && <FormattedMessage id="form.optional" />}
      </label>
      <p id={hintId} className={form.note}>
        {hint !== "" && `${hint} `}
        <FormattedMessage
          id="answerForm.files"
          values={{ kinds: endings.join(", "), count: maxFiles, megabytes: maxMegabytes }}
        />
      </p>
      <input
        id={id}
        type="file"
        name={fieldName(key)}
        className={styles.files}
        accept={endings.map((ending) => `.${ending}`).join(",")}
        multiple={maxFiles > 1}
        required={isRequired}
        {...aria}
        {...focus}
      />
      {error !== null && (
        <p id={errorId} className={parts.fault}>
          <FieldProblem label={label} problem={error} />
        </p>
      )}
    </div>
  );
}
