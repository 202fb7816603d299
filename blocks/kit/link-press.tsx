import type { ReactNode } from "react";

import type { FormSaid } from "#schemas/contract/form-said.ts";

import { FormFrame } from "./form-frame.tsx";
import { FormActions } from "./form-parts.tsx";
import { FormSection } from "./form-section.tsx";
import link from "./link.module.css";

interface LinkPressProps {
  readonly block: string;
  readonly title: string;
  readonly isPageTitle: boolean;
  /** By the page's address. */
  readonly state: string | undefined;
  readonly said: FormSaid | null;
  /** The page's address. */
  readonly back: string;
  /** The page's path, where the button posts to, and the form's name there. */
  readonly action: string;
  readonly form: string;
  readonly words: Readonly<Record<"ask" | "press" | "done" | "gone" | "noLink", ReactNode>>;
  /** Where one goes on from a link that does nothing any more. */
  readonly onward: { readonly href: string; readonly label: ReactNode };
}

/**
 * The page that the link of a mail leads to: opening it does nothing, its one button does, so that programs which open
 * links to look for harm change nothing.
 */
export function LinkPress(props: LinkPressProps): ReactNode {
  const { block, title, isPageTitle, state, said, back, action, form, words, onward } = props;
  return (
    <FormSection block={block} title={title} isPageTitle={isPageTitle}>
      {state === "held" ? (
        <FormFrame action={action} form={form} block={block} back={back} said={said} labels={{}}>
          <p>{words.ask}</p>
          <FormActions send={words.press} />
        </FormFrame>
      ) : (
        <>
          <p {...(state === "done" && { role: "status" })} {...(state === "gone" && { role: "alert" })}>
            {state === "done" ? words.done : state === "gone" ? words.gone : words.noLink}
          </p>
          {state === "done" ? null : (
            <p>
              <a href={onward.href} className={link.outline}>
                {onward.label}
              </a>
            </p>
          )}
        </>
      )}
    </FormSection>
  );
}
