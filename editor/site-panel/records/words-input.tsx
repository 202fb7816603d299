import { type ReactNode, useState } from "react";

import { TextField } from "../../kit/text-field.tsx";
import type { KindProps } from "../../fields/kind-props.ts";
import { useChecked } from "../../fields/use-checked.ts";
import { useFieldError } from "../../fields/use-field-error.ts";

/** Short words, parted by commas. */
export function WordsInput({ field, value, onChange, ...words }: KindProps<readonly string[]>): ReactNode {
  const { label, help, aside, isLabelHidden } = words;
  const [text, setText] = useState<string | null>(null);
  const checked = useChecked(value, field.check, (next) => onChange(next, { typedAt: "" }));
  const error = useFieldError(label, checked.problems);
  return (
    <TextField
      {...{ label, help, aside, isLabelHidden, error }}
      value={text ?? value.join(", ")}
      onBlur={() => setText(null)}
      onChange={(written) => {
        setText(written);
        checked.change(wordsIn(written));
      }}
    />
  );
}

/** The words of a text, each once. */
export function wordsIn(text: string): readonly string[] {
  const words = text.split(",").map((word) => word.trim());
  return [...new Set(words.filter((word) => word !== ""))];
}
