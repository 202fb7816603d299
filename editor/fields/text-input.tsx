import type { ReactNode } from "react";

import { TextField } from "#editor/kit/text-field.tsx";
import { localeInfos } from "#schemas/locale.ts";

import type { KindProps } from "./kind-props.ts";
import { RichTextInput } from "./rich-text-input.tsx";
import { useChecked } from "./use-checked.ts";
import { useFieldError } from "./use-field-error.ts";

export interface OneTextProps extends Omit<KindProps<string>, "onChange"> {
  readonly placeholder?: string;
  readonly onChange: (text: string) => ReturnType<KindProps<string>["onChange"]>;
}

/** A text in one language, or one for all; checked as it is typed. */
export function OneText({ field, value, locale, placeholder, onChange, ...words }: OneTextProps): ReactNode {
  const checked = useChecked(value, field.check, onChange);
  const { multiline } = field.describe() as { multiline?: boolean };
  const error = useFieldError(words.label, checked.problems);
  const common = {
    ...{ label: words.label, help: words.help, aside: words.aside, isLabelHidden: words.isLabelHidden },
    ...{ error, placeholder, lang: localeInfos[locale].iso, value: checked.value, onChange: checked.change },
  };
  return field.kind === "rich-text" ? (
    <RichTextInput {...common} ports={words.ports} locale={locale} />
  ) : (
    <TextField {...common} multiline={multiline} />
  );
}

/** A text that is the same in every language. */
export function PlainTextInput(props: KindProps<string>): ReactNode {
  return <OneText {...props} onChange={(text) => props.onChange(text, { typedAt: "" })} />;
}
