import { useIntl } from "react-intl";

import { formProblems } from "#schemas/forms/form-problems.ts";
import type { FormDocument } from "#schemas/forms/form-document.ts";
import { inLocale, isLocale, localeInfos } from "#schemas/locale.ts";
import type { Problem } from "#schemas/refusal.ts";

import { useProblemText } from "../../fields/problem-text.ts";
import { useWords } from "../../fields/ui-locale.ts";
import { valueNames } from "./form-names.ts";
import { fieldName } from "./form-words.ts";

/** What a form lacks to go public, where it stands. */
export interface FormProblem {
  /** The same for as long as it is there, wherever its question and its answer have gone. */
  readonly id: string;
  /** The field that it is about; null: the form itself. */
  readonly field: string | null;
  readonly problem: Problem;
}

/** What keeps a form from going public, in its order. */
export function problemsOf(form: FormDocument): readonly FormProblem[] {
  return formProblems(form).map((problem) => {
    const [, step, at, path = problem.key] = /^steps\.(\d+)\.fields\.(\d+)\.(.*)$/.exec(problem.key) ?? [];
    const field = form.steps[Number(step)]?.fields[Number(at)];
    const [, option] = /^options\.(\d+)\./.exec(path) ?? [];
    const value = field?.options[Number(option)]?.value ?? "";
    return { id: [field?.key ?? "", value, path.replace(/\d+/, "")].join("/"), field: field?.key ?? null, problem };
  });
}

/** Gives the function that says a problem: of what, and what is wrong with it. */
export function useFormProblemText(): (problem: Problem) => string {
  const [wordsOf, textOf] = [useWords(), useProblemText()];
  const { formatMessage } = useIntl();
  return (problem) => {
    const [, option] = /\.options\.(\d+)\./.exec(problem.key) ?? [];
    if (option !== undefined)
      return textOf(formatMessage({ id: "editor.forms.optionPlace" }, { place: Number(option) + 1 }), problem);
    const path = problem.key.split(".");
    const name = path.findLast((each) => Object.hasOwn(valueNames, each)) ?? "title";
    const language = path.find(isLocale);
    const suffix = language === undefined ? "" : ` (${localeInfos[language].label})`;
    return textOf(wordsOf(valueNames[name]) + suffix, problem);
  };
}

/** What a field is called in the administrator's language. */
export function useFieldName(form: FormDocument): (key: string) => string {
  const wordsOf = useWords();
  return (key) => {
    const name = fieldName(form, key);
    return wordsOf(name) || (inLocale(name, "fr_FR") ?? "");
  };
}
