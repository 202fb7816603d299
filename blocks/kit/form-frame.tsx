import type { ReactNode } from "react";

import type { FormSaid } from "#schemas/contract/form-said.ts";
import { localizePath } from "#schemas/locale.ts";

import { classNames } from "./class-names.ts";
import { FormContext } from "./form-context.ts";
import styles from "./form-parts.module.css";
import { FormProblems } from "./form-problems.tsx";
import { useLocale } from "./use-locale.ts";

/** Where a form stands. */
export interface FormPlace {
  readonly block: string;
  /** The page's address, where the form leads back to. */
  readonly back: string;
  /** What the block was told of a form that was refused. */
  readonly said: FormSaid | null;
}

export interface FormFrameProps extends FormPlace {
  /** The path of the site action, without the locale's prefix: that of a page. */
  readonly action: string;
  /** The form's name among those of its action; unique in its block. */
  readonly form: string;
  /** What each field is called, in the order in which they stand. */
  readonly labels: Readonly<Record<string, string>>;
  /** What stands in the fields at first. */
  readonly values?: Readonly<Record<string, string>>;
  /** What is posted besides. */
  readonly fields?: Readonly<Record<string, string | number>>;
  /** Tells it from others of its name in its block. */
  readonly at?: string;
  /** Where it is posted to, as the browser takes it; left out: to its action. */
  readonly address?: string;
  /** As browsers call it; for forms with files. */
  readonly encType?: "multipart/form-data";
  /** The field that has the focus when the form's page comes back and nothing is wrong; left out: none. */
  readonly focus?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A form of the private zone: posted as it is to its site action. One that was refused comes back with what was typed,
 * what is wrong at its field, and all of it on top, where the focus is; of a form of one field that has it (ADR 049).
 */
export function FormFrame(props: FormFrameProps): ReactNode {
  const { block, back, said, action, form, labels, values = {}, fields = {}, className, children } = props;
  const { address, encType, focus } = props;
  const locale = useLocale();
  const id = formId(props);
  const own = said?.form === form ? said : null;
  const hidden = Object.entries({ back, block, form, ...fields });
  const wrong = own !== null && isWrong(own);
  const focused = own && (wrong ? onlyWrong(own, labels) : focus);
  return (
    <FormContext
      value={{
        id,
        labels,
        values: { ...values, ...own?.values },
        errors: own?.errors ?? {},
        focused: focused ?? undefined,
      }}
    >
      <form
        id={id}
        method="post"
        action={address ?? localizePath(action, locale)}
        {...(encType && { encType })}
        className={classNames(styles.form, className)}
        // What is wrong is said in the page's language and words.
        noValidate
      >
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {own && wrong && focused === undefined && <FormProblems message={own.message} />}
        {children}
      </form>
    </FormContext>
  );
}

/** The field of a form of one field, where nothing but that is wrong: it says so itself, and a list would say it twice. */
function onlyWrong({ message, errors }: FormSaid, labels: FormFrameProps["labels"]): string | undefined {
  const [name, ...others] = Object.keys(labels);
  const isAlone = name !== undefined && others.length === 0 && message === "";
  return isAlone && Object.keys(errors).join() === name ? name : undefined;
}

/** False where the page only comes with what became of something else that was posted along. */
function isWrong({ message, errors }: FormSaid): boolean {
  return message !== "" || Object.keys(errors).length > 0;
}

/** The id of a form, unique in its page. */
export function formId({ block, form, at }: Pick<FormFrameProps, "block" | "form" | "at">): string {
  return [block, form, at].filter(Boolean).join("-");
}
