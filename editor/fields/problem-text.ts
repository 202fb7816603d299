import { useIntl } from "react-intl";

import type { Message } from "#schemas/refusal.ts";

/** The server's words for what is wrong, after the name of what they are said of. */
export function useProblemText(): (label: string, problem: Message) => string {
  const intl = useIntl();
  return (label, { messageKey, values }) => {
    const words = intl.formatMessage({ id: messageKey }, values);
    // What is said of a value goes on from its name; other words are whole sentences.
    return messageKey.startsWith("key.")
      ? intl.formatMessage({ id: "editor.fields.problem" }, { label, words })
      : words;
  };
}
