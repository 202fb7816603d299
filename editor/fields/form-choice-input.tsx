import { type ReactNode, useEffect, useState } from "react";
import { useIntl } from "react-intl";

import { SelectField } from "#editor/kit/select-field.tsx";

import type { KindProps } from "./kind-props.ts";
import { useUiLocale } from "./ui-locale.ts";

type Forms = Awaited<ReturnType<KindProps<number>["ports"]["listForms"]>>;

/** What stands for the registration for what the page shows. */
const registration = 0;

/** One of the site's forms by its name; its number is what is stored. */
export function FormChoiceInput(props: KindProps<number>): ReactNode {
  const { label, help, aside, isLabelHidden, value, ports, onChange } = props;
  const { formatMessage } = useIntl();
  const locale = useUiLocale();
  const [forms, setForms] = useState<Forms | "missing" | null>(null);
  useEffect(() => {
    let isGone = false;
    ports.listForms(locale).then(
      (found) => {
        if (!isGone) setForms(found);
      },
      (error: unknown) => {
        console.warn("the forms could not be read", error);
        if (!isGone) setForms("missing");
      },
    );
    return () => {
      isGone = true;
    };
  }, [ports, locale]);
  const say = (id: string): string => formatMessage({ id: `editor.fields.form.${id}` });
  const known = forms === null || forms === "missing" ? [] : forms;
  const options = [
    ...known.map(({ id, title }) => ({ value: id, label: title || say("untitled") })),
    { value: registration, label: say("none") },
  ];
  const isKnown = options.some((option) => option.value === value);
  // Until the names are there, and where they can't be had, what is stored is its number.
  const now = { value, label: Array.isArray(forms) ? say("gone") : String(value) };
  return (
    <SelectField
      {...{ label, help, aside, isLabelHidden, value }}
      options={isKnown ? options : [now, ...options]}
      onChange={(id) => void onChange(id)}
      {...(forms === "missing" && { error: say("missing") })}
    />
  );
}
