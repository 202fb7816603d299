import { useState } from "react";
import { useIntl } from "react-intl";

import type { Result } from "#schemas/result.ts";

import type { PageRefusal } from "./page-actions.ts";

export interface Doing {
  readonly isBusy: boolean;
  /** Why it wasn't done, in a sentence; null: nothing is known to be wrong. */
  readonly problem: string | null;
  /** What is wrong with one of its fields. */
  readonly errorOf: (key: string) => string | undefined;
  readonly run: <Value>(
    work: () => Promise<Result<Value, PageRefusal | null>>,
    then: (value: Value) => void,
  ) => Promise<void>;
}

/** What the dialogs have fields for, which say themselves what is wrong with them. */
const hasField = /^(?:title|slug|name|template)(?:\.|$)/;

/** Something that is asked of the server from a dialog, once at a time, with what the server said to it. */
export function useDoing(): Doing {
  const intl = useIntl();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<PageRefusal | null>(null);
  return {
    isBusy,
    problem: refusal && wordsOf(refusal),
    errorOf: (key) => refusal?.fields[key],
    async run(work, then) {
      setBusy(true);
      const result = await work();
      setBusy(false);
      if (result.ok) {
        setRefusal(null);
        then(result.value);
      } else
        setRefusal(result.error ?? { message: intl.formatMessage({ id: "editor.pages.unreachable" }), fields: {} });
    },
  };

  /** The server's words name fields by their keys: where each is marked, they say nothing more. */
  function wordsOf({ message, fields }: PageRefusal): string {
    const keys = Object.keys(fields);
    const areMarked = keys.length > 0 && keys.every((key) => hasField.test(key));
    return areMarked ? intl.formatMessage({ id: "editor.pages.marked" }) : message;
  }
}
