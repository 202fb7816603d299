import type { ReactNode } from "react";

import type { FaultWords } from "#blocks/kit/checkout-words.ts";
import { FormCheck } from "#blocks/kit/form-check.tsx";
import { readAddress } from "#schemas/commerce/checkout-forms.ts";
import { postalProblems } from "#schemas/commerce/checkout-steps.ts";

interface CheckIslandProps {
  readonly id: string;
  readonly props: {
    readonly form: string;
    readonly labels: Readonly<Record<string, string>>;
    /** The ISO numbers of the countries that the estate sells to. */
    readonly countries: readonly number[];
    readonly words: FaultWords;
  };
}

/** Checks an address by the server's own schema. */
export function CheckIsland({ props: { form, labels, countries, words } }: CheckIslandProps): ReactNode {
  return (
    <FormCheck
      form={form}
      labels={labels}
      check={(typed) => {
        const problems = postalProblems(
          readAddress((name) => typed[name] ?? ""),
          { countries },
        );
        return Object.fromEntries(problems.map(({ key, fault }) => [key, words[fault]]));
      }}
    />
  );
}
