import type { IntlShape } from "react-intl";

/** How a subscription went, in words. */
export interface Outcome {
  readonly isDone: boolean;
  readonly text: string;
}

/** The words of a state that the site action gives; null for none. */
export function outcomeOf(state: string, intl: IntlShape): Outcome | null {
  switch (state) {
    case "sent":
      return { isDone: true, text: intl.formatMessage({ id: "newsletterForm.sent" }) };
    case "invalid":
      return { isDone: false, text: intl.formatMessage({ id: "newsletterForm.invalid" }) };
    case "busy":
      return { isDone: false, text: intl.formatMessage({ id: "newsletterForm.busy" }) };
    case "failed":
      return { isDone: false, text: intl.formatMessage({ id: "newsletterForm.failed" }) };
    default:
      return null;
  }
}
