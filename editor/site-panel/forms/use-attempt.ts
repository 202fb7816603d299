import { useState } from "react";
import { useIntl } from "react-intl";

import { ApiError } from "#schemas/contract/api-error.ts";

/** Something that a dialog asks the server to do, and what came of it. */
export interface Attempt {
  readonly isWorking: boolean;
  /** Why it wasn't done, in words. */
  readonly problem: string | null;
  /** Does it; what the server refuses, or that nobody is there, is said. Never rejects. */
  readonly attempt: (work: () => Promise<void>) => Promise<void>;
}

/** One attempt after the other; whoever asks is gone once one has come off. */
export function useAttempt(): Attempt {
  const { formatMessage } = useIntl();
  const [problem, setProblem] = useState<string | null>(null);
  const [isWorking, setWorking] = useState(false);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setWorking(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setWorking(false);
      const isRefused = error instanceof ApiError && error.status < 500;
      setProblem(isRefused ? error.message : formatMessage({ id: "editor.forms.failed" }));
    }
  };
  return { isWorking, problem, attempt };
}
