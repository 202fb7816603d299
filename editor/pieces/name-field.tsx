import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { pieceLimits } from "#schemas/content/piece.ts";

import { TextField } from "../kit/text-field.tsx";

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  /** Told when Enter is pressed. */
  readonly onEnter: () => void;
}

/** What a template or a reusable block is called: no longer than the server takes, and no half of a character at its end. */
export function NameField({ value, onChange, error, onEnter }: NameFieldProps): ReactNode {
  const intl = useIntl();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <TextField
        label={intl.formatMessage({ id: "editor.pieces.name" })}
        help={intl.formatMessage({ id: "editor.pieces.nameHelp" })}
        value={value}
        onChange={(text) => onChange(text.slice(0, pieceLimits.name).replace(/\p{Cs}$/u, ""))}
        {...(error !== undefined && { error })}
      />
    </form>
  );
}
