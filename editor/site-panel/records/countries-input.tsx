import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { KindProps } from "../../fields/kind-props.ts";
import { useChecked } from "../../fields/use-checked.ts";
import { useFieldError } from "../../fields/use-field-error.ts";
import { IconButton } from "../../kit/button.tsx";
import { FieldNotes } from "../../kit/field-frame.tsx";
import { FieldSet } from "../../kit/field-set.tsx";
import { PickerField } from "../../kit/picker-field.tsx";
import { useCountryName } from "./country-names.ts";
import styles from "./panel-records.module.css";
import { useCountryFinder } from "./use-country-finder.ts";

/** Several countries: those that are chosen, and a field in which others are found by their names. */
export function CountriesInput(props: KindProps<readonly string[]>): ReactNode {
  const { field, value, onChange, label, help, aside } = props;
  const { formatMessage } = useIntl();
  const nameOf = useCountryName();
  const checked = useChecked(value, field.check, (next) => onChange(next));
  const error = useFieldError(label, checked.problems);
  const find = useCountryFinder(value);
  return (
    <FieldSet label={label} aside={aside}>
      {value.length > 0 && (
        <ul className={styles.chips}>
          {value.map((letters) => (
            <li key={letters} className={styles.chip}>
              {nameOf(letters)}
              <IconButton
                isSmall
                icon="close"
                label={formatMessage({ id: "editor.records.countries.remove" }, { name: nameOf(letters) })}
                onClick={() => checked.change(value.filter((each) => each !== letters))}
              />
            </li>
          ))}
        </ul>
      )}
      <PickerField
        key={value.length}
        label={formatMessage({ id: "editor.records.countries.add" })}
        value={null}
        find={find}
        onChange={(chosen) => {
          if (chosen) checked.change([...value, chosen.alphaTwo]);
        }}
      />
      <FieldNotes id="" help={help} error={error} />
    </FieldSet>
  );
}
