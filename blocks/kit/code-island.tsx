import { type ReactNode, type SyntheticEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { FormattedMessage } from "react-intl";

import type { CartSaid } from "#schemas/commerce/cart-said.ts";
import type { CodeSaid } from "#schemas/contract/form-said.ts";

import { CartWords } from "./cart-words.tsx";
import disclosure from "./disclosure.module.css";
import { type CodePlace, DiscountCode } from "./discount-code.tsx";
import { type EnteredCode, usePorts } from "./ports.tsx";

/** The code of a purchase as the page knows it. */
export interface CodeFacts {
  /** The id of its field. */
  readonly at: string;
  readonly place: CodePlace;
  readonly entered: EnteredCode;
  /** What the page was told of the code, by its own form or by the one that took it along; null: nothing. */
  readonly said: CartSaid | CodeSaid | null;
}

interface CodeIslandProps {
  readonly id: string;
  readonly props: CodeFacts;
}

/** The code of a purchase on its way, folded away until somebody has one; what it comes to then follows in place. */
export function CodeIsland({ props: { at, place, entered, said } }: CodeIslandProps): ReactNode {
  const port = usePorts().checkout;
  const { code, codeRefusal, isBusy } = useSyncExternalStore(port.subscribe, port.read, port.read);
  const room = useRef<HTMLDivElement>(null);
  const isSent = useRef(false);
  const now = code ?? entered;
  const told = code === null ? said : null;
  const words = codeRefusal === "" ? wordsOf(told) : refusalOf(codeRefusal);
  const along = told !== null && "typed" in told ? told : null;

  // The button that had the focus is gone with what it was about.
  useEffect(() => {
    if (!isSent.current) return;
    isSent.current = false;
    room.current?.querySelector<HTMLElement>("summary, button")?.focus();
  }, [code]);

  async function send(event: SyntheticEvent, text: string): Promise<void> {
    // The browser knows of no cart: the form goes as it is.
    if (port.cartId() === "") return;
    event.preventDefault();
    if (isBusy || (text.trim() === "" && now.discountCode === "")) return;
    isSent.current = true;
    const isTaken = await port.enterCode(text);
    if (!isTaken) isSent.current = false;
  }

  const form = (
    <DiscountCode
      id={at}
      entered={now}
      place={place}
      typed={along?.typed ?? ""}
      said={words}
      hasFocus={along !== null}
      isBusy={isBusy}
      onEnter={(event, text) => void send(event, text)}
    />
  );
  return (
    <div ref={room}>
      {now.discountCode === "" ? (
        <details open={words !== null}>
          <summary className={disclosure.summary} {...{ autoFocus: along !== null && words === null }}>
            <FormattedMessage id="checkout.haveCode" />
          </summary>
          {form}
        </details>
      ) : (
        form
      )}
    </div>
  );
}

type Words = ((id: string) => ReactNode) | null;

function wordsOf(said: CartSaid | CodeSaid | null): Words {
  if (said === null) return null;
  if ("typed" in said) return said.refusal === "" ? null : refusalOf(said.refusal);
  return (id) => <CartWords said={said} id={id} />;
}

function refusalOf(refusal: string): Words {
  return (id) => (
    <p id={id} role="alert" data-said="">
      {refusal}
    </p>
  );
}
