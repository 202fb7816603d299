import type { FormEvent, ReactNode } from "react";

import { localizePath } from "#schemas/locale.ts";

import { useLocale } from "./use-locale.ts";

/** Where a form of the cart stands, and where it leads back to. */
export interface CartFormPlace {
  readonly block: string;
  /** The page's address without what a form said before; left out: the page that it is sent from. */
  readonly back?: string;
  /** The id of the place that is led back to, where the block holds many; left out: the block. */
  readonly at?: string;
}

interface CartFormProps extends CartFormPlace {
  readonly action: "/cart/add" | "/cart/quantity" | "/cart/remove" | "/cart/code";
  /** What is posted besides what the visitor chooses. */
  readonly fields: Readonly<Record<string, string | number>>;
  readonly className?: string | undefined;
  /** Named by a button that stands elsewhere. */
  readonly id?: string;
  /** What a script tells once it is done, where the page itself doesn't show it. */
  readonly done?: string | undefined;
  /** True while it is on its way. */
  readonly isBusy?: boolean;
  /** Takes it over; left out, it is posted as it is. */
  readonly onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  readonly children?: ReactNode;
}

/** A form of the cart: posted to its site action as it is, and led back to where it stands. */
export function CartForm(given: CartFormProps): ReactNode {
  const { action, fields, className, id, done, isBusy = false, onSubmit, children, ...place } = given;
  const hidden = Object.entries({ ...place, ...fields });
  return (
    <form
      id={id}
      method="post"
      action={localizePath(action, useLocale())}
      className={className}
      data-done={done}
      {...(isBusy && { "aria-busy": true })}
      {...(onSubmit && { onSubmit })}
    >
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
