import type { FieldPorts } from "#editor/fields/field-ports.ts";
import type { Locale } from "#schemas/locale.ts";

export interface RichTextEditorProps {
  /** The text as it is stored. While somebody writes, what comes from outside waits. */
  readonly html: string;
  /** What it is: its name. */
  readonly label: string;
  /** The language of what is written. */
  readonly locale: Locale;
  readonly ports: Pick<FieldPorts, "listPages" | "listProducts">;
  readonly placeholder?: string;
  /** `top`: the tools stand above the text. `floating`: over it, where the selection is. */
  readonly toolbar?: "floating" | "top";
  /** It has the focus as soon as it is there. */
  readonly isFocused?: boolean;
  /** The id of what is said about it. */
  readonly describedBy?: string;
  readonly isInvalid?: boolean;
  /** Told the text at every change, as the server keeps it. */
  readonly onChange: (html: string) => void;
  /** Escape, or the focus went elsewhere. */
  readonly onClose?: () => void;
}
