import { useCallback, useState } from "react";
import { useIntl } from "react-intl";

import { ApiError } from "#schemas/contract/api-error.ts";

import { useToast } from "../../kit/toast.tsx";

interface Asking {
  readonly isBusy: boolean;
  /** Does something; false: it was refused or could not be done, which a notice has said. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
}

/** What is asked of the server by a button that stays: one thing at a time, and what it refuses is said in its words. */
export function useAsking(): Asking {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const run = useCallback(
    async (work: () => Promise<void>) => {
      setBusy(true);
      try {
        await work();
        return true;
      } catch (error) {
        console.warn("what was asked about an administrator could not be done", error);
        toast({ text: refusalText(error, formatMessage({ id: "editor.people.failed" })), isLasting: true });
        return false;
      } finally {
        setBusy(false);
      }
    },
    [formatMessage, toast],
  );
  return { isBusy, run };
}

/** The server's own words where it has refused something, else others. */
export function refusalText(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.message !== "" ? error.message : otherwise;
}
