import type { ReactNode } from "react";

import { TextField, type TextFieldProps } from "#editor/kit/text-field.tsx";
import type { Locale } from "#schemas/locale.ts";

import type { FieldPorts } from "./field-ports.ts";

export interface RichTextInputProps extends Omit<TextFieldProps, "multiline" | "type"> {
  readonly ports: FieldPorts;
  readonly locale: Locale;
}

/** Text with markup. */
export function RichTextInput({ ports: _ports, locale: _locale, ...field }: RichTextInputProps): ReactNode {
  return <TextField {...field} multiline />;
}
