import { useState } from "react";
import { useIntl } from "react-intl";

import { ApiError } from "#schemas/contract/api-error.ts";

export interface OrderStepWork {
  readonly isBusy: boolean;
  /** Why it wasn't done, in a sentence; null: nothing was refused. */
  readonly problem: string | null;
  /** Does something; false: it was refused, and why stands in `problem`. */
  run(step: () => Promise<void>): Promise<boolean>;
  forget(): void;
}

/** One step of the estate's at a time, and what the server says of one that can't be taken: it stands at its control. */
export function useOrderStep(): OrderStepWork {
  const { formatMessage } = useIntl();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (step: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await step();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) console.warn("a step of an order could not be taken", error);
      const said = error instanceof ApiError ? [...error.details.map(({ error: why }) => why), error.message] : [];
      setProblem(said.find((words) => words !== "") ?? formatMessage({ id: "editor.orders.away" }));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, run, forget: () => setProblem(null) };
}
