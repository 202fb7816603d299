import { useIntl } from "react-intl";

import { useUiLocale } from "#editor/fields/ui-locale.ts";
import { inLocale } from "#schemas/locale.ts";

import type { EditLabel } from "../store/edit-label.ts";
import type { Step } from "../store/step-log.ts";

/** Gives the function that says a step in the administrator's language. */
export function useStepWords(): (step: Pick<Step, "label"> & Partial<Pick<Step, "manner">>) => string {
  const intl = useIntl();
  const locale = useUiLocale();
  const wordsOf = ({ key, values = {} }: EditLabel): string => {
    const named = Object.entries(values).map(([name, value]) => {
      return [name, typeof value === "number" ? value : (inLocale(value, locale) ?? "")] as const;
    });
    return intl.formatMessage({ id: `editor.saving.did.${key}` }, Object.fromEntries(named));
  };
  return ({ label, manner = "did" }) => {
    const what = label ? wordsOf(label) : intl.formatMessage({ id: "editor.saving.did.unknown" });
    return manner === "did" ? what : intl.formatMessage({ id: `editor.saving.did.${manner}` }, { what });
  };
}
