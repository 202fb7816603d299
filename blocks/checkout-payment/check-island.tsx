import type { ReactNode } from "react";

import { FormCheck } from "#blocks/kit/form-check.tsx";
import { missingConsents } from "#schemas/commerce/consents.ts";

interface CheckIslandProps {
  readonly id: string;
  readonly props: {
    readonly form: string;
    readonly labels: Readonly<Record<string, string>>;
    /** What is said of a box that isn't ticked. */
    readonly consent: string;
  };
}

/** Looks whether what has to be ticked before an order is; the form itself goes as it is, to the bank's page. */
export function CheckIsland({ props: { form, labels, consent } }: CheckIslandProps): ReactNode {
  return (
    <FormCheck
      form={form}
      labels={labels}
      check={(typed) => Object.fromEntries(missingConsents((name) => typed[name] ?? "").map((name) => [name, consent]))}
    />
  );
}
