import { type FormEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { FormattedMessage } from "react-intl";

import type { CartSaid } from "#schemas/commerce/cart-said.ts";

import type { CartFormPlace } from "./cart-form.tsx";
import { CartWords } from "./cart-words.tsx";
import disclosure from "./disclosure.module.css";
import { DiscountCode } from "./discount-code.tsx";
import { type EnteredCode, usePorts } from "./ports.tsx";

interface CodeIslandProps {
  readonly id: string;
  readonly props: {
    readonly place: CartFormPlace & { readonly at: string };
    readonly entered: EnteredCode;
    /** What the page was told of the code; null: nothing. */
    readonly said: CartSaid | null;
  };
}

/** The code of a purchase on its way, folded away until somebody has one; what it comes to then follows in place. */
export function CodeIsland({ props: { place, entered, said } }: CodeIslandProps): ReactNode {
  const port = usePorts().checkout;
  const { code, codeRefusal, isBusy } = useSyncExternalStore(port.subscribe, port.read, port.read);
  const room = useRef<HTMLDivElement>(null);
  const isSent = useRef(false);
  const now = code ?? entered;
  const words = saidNow(codeRefusal, code === null ? said : null);

  // The button that had the focus is gone with what it was about.
  useEffect(() => {
    if (!isSent.current) return;
    isSent.current = false;
    room.current?.querySelector<HTMLElement>("summary, button")?.focus();
  }, [code]);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    // The browser knows of no cart: the form goes as it is.
    if (port.cartId() === "") return;
    event.preventDefault();
    if (isBusy) return;
    isSent.current = true;
    const isTaken = await port.enterCode(String(new FormData(event.currentTarget).get("code") ?? ""));
    if (!isTaken) isSent.current = false;
  }

  const form = (
    <DiscountCode
      id={place.at}
      entered={now}
      place={place}
      said={words}
      isBusy={isBusy}
      onSubmit={(event) => void send(event)}
    />
  );
  return (
    <div ref={room}>
      {now.discountCode === "" ? (
        <details open={words !== null}>
          <summary className={disclosure.summary}>
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

function saidNow(refusal: string, said: CartSaid | null): ((id: string) => ReactNode) | null {
  if (refusal !== "") {
    return (id) => (
      <p id={id} role="alert" data-said="">
        {refusal}
      </p>
    );
  }
  return said && ((id) => <CartWords said={said} id={id} />);
}
