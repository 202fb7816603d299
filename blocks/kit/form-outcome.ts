import type { IntlShape } from "react-intl";

/** The words of a form, in the page's language. */
export interface FormWords {
  readonly send: string;
  /** What becomes of what is typed in. */
  readonly note: string;
  readonly sent: string;
  /** That something can't be right; the server's own words come instead where they are known. */
  readonly invalid: string;
}

/** How sending a form went, in words. */
export interface FormOutcome {
  readonly isDone: boolean;
  readonly text: string;
  /** The field that it is about; null for the form as a whole. */
  readonly field: string | null;
}

/** What a state means that a site action gives (`formState`); null for none. */
export function outcomeOf(state: string, words: FormWords, intl: IntlShape): FormOutcome | null {
  switch (state) {
    case "sent":
      return { isDone: true, text: words.sent, field: null };
    case "invalid":
      return { isDone: false, text: words.invalid, field: null };
    case "busy":
      return { isDone: false, text: intl.formatMessage({ id: "form.busy" }), field: null };
    case "failed":
      return { isDone: false, text: intl.formatMessage({ id: "form.failed" }), field: null };
    default:
      return null;
  }
}
