import { type ReactNode, useId, useState } from "react";
import { useIntl } from "react-intl";

import { contrast, normalHex } from "#blocks/kit/contrast.ts";
import { described, FieldNotes } from "#editor/kit/field-frame.tsx";
import { TextField } from "#editor/kit/text-field.tsx";
import { seenOver } from "#schemas/site/colour.ts";

import { FieldSet } from "#editor/kit/field-set.tsx";
import styles from "./ed-colour.module.css";
import type { KindProps } from "./kind-props.ts";
import { readThemeColours } from "./theme-colours.ts";
import { useChecked } from "./use-checked.ts";
import { useFieldError } from "./use-field-error.ts";

/** A colour of the theme, one of its own, or none; each with how well it can be read on the page's ground. */
export function ColourInput({ field, label, help, aside, value, onChange }: KindProps<string | null>): ReactNode {
  const intl = useIntl();
  const id = useId();
  const checked = useChecked(value, field.check, (next) => onChange(next));
  const typed = useChecked(value?.startsWith("#") ? value : "", checkTyped(field), (text) =>
    onChange(text === "" ? null : text, { typedAt: "" }),
  );
  const { tokens } = field.describe() as unknown as { tokens: readonly string[] };
  const [theme] = useState(() => readThemeColours(tokens));
  const error = useFieldError(label, [...typed.problems, ...checked.problems]);
  const ratioOf = (colour: string | null) => {
    const hex = normalHex(colour);
    if (hex === null) return null;
    const ratio = contrast(seenOver(hex, theme.ground), theme.ground);
    return {
      ratio,
      words: intl.formatMessage(
        { id: "editor.fields.colour.ratio" },
        { ratio: intl.formatNumber(ratio, { maximumFractionDigits: 1 }) },
      ),
    };
  };
  const choices = [
    { value: null, name: intl.formatMessage({ id: "editor.fields.colour.none" }), colour: null },
    ...theme.colours.map(({ token, colour }) => ({
      ...{ value: token, colour },
      name: intl.formatMessage({ id: `editor.fields.colour.${token}` }),
    })),
  ];
  const shown = ratioOf(theme.colours.find(({ token }) => token === value)?.colour ?? value);
  return (
    <FieldSet label={label} aside={aside} {...described(id, { help, error })} aria-invalid={undefined}>
      <div className={styles.swatches}>
        {choices.map((choice) => (
          <label key={choice.value ?? ""} className={styles.swatch}>
            <input
              type="radio"
              name={id}
              checked={choice.value === value}
              onChange={() => checked.change(choice.value)}
              aria-label={[choice.name, ratioOf(choice.colour)?.words].filter(Boolean).join(", ")}
            />
            <span className={styles.tile} style={{ backgroundColor: choice.colour ?? undefined }} />
          </label>
        ))}
      </div>
      <TextField
        label={intl.formatMessage({ id: "editor.fields.colour.own" })}
        placeholder="#6b1d33"
        value={typed.value}
        onChange={(text) => typed.change(text.trim())}
      />
      {shown === null ? null : (
        <p className={styles.ratio} data-isread={shown.ratio >= 4.5}>
          {shown.words}{" "}
          {intl.formatMessage({ id: shown.ratio >= 4.5 ? "editor.fields.colour.good" : "editor.fields.colour.poor" })}
        </p>
      )}
      <FieldNotes id={id} help={help} error={error} />
    </FieldSet>
  );
}

function checkTyped(field: KindProps<string | null>["field"]): KindProps<string>["field"]["check"] {
  return (text) => {
    const checked = field.check(text === "" ? null : text);
    return checked.ok ? { ok: true, value: String(text) } : checked;
  };
}
