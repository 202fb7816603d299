import type { ReactNode } from "react";

import type { FormSaid } from "#schemas/contract/form-said.ts";

import { AccountElsewhere } from "./account-elsewhere.tsx";
import { FormDone } from "./form-parts.tsx";
import { FormSection } from "./form-section.tsx";

interface AccountSectionProps<Known> {
  /** What its block was given: where it stands, and what became of its form. */
  readonly block: {
    readonly id: string;
    readonly props: { readonly title: string };
    readonly query: Readonly<Record<string, string>>;
    readonly said: FormSaid | null;
  };
  /** What it says once its form was sent: its key is `state` (`saidKey(["done"])`). */
  readonly done?: ReactNode;
  /** What is known of the customer; null on a public page. */
  readonly known: Known | null;
  readonly children: (known: Known) => ReactNode;
}

/** A part of the customer's account; on a public page, where nobody's is known, the way to it. */
export function AccountSection<Known>({ block, done, known, children }: AccountSectionProps<Known>): ReactNode {
  const { id, props, query, said } = block;
  return (
    <FormSection block={id} title={props.title}>
      {done !== undefined && query["state"] === "done" && said === null && <FormDone>{done}</FormDone>}
      {known === null ? <AccountElsewhere /> : children(known)}
    </FormSection>
  );
}
