import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { isSoldOut, multipleOf } from "./declinations.ts";
import layout from "./layout.module.css";
import { isOn } from "./parameters.ts";
import type { ProductDetail } from "#schemas/content/product-detail.ts";
import type { Declination } from "#schemas/content/product.ts";
import type { Parameter } from "#schemas/site/parameter.ts";

interface FormNotesProps {
  readonly product: ProductDetail;
  readonly declination: Declination;
  readonly parameters: readonly Parameter[] | null;
}

/** What one must know of a form before one buys it: its multiple, free delivery, how many are left. */
export function FormNotes({ product, declination, parameters }: FormNotesProps): ReactNode {
  const multiple = multipleOf(declination);
  const isFree = declination.isShippingFree;
  return (
    <>
      {multiple > 1 && (
        <p className={layout.meta}>
          <FormattedMessage
            id={product.type.type === "WINE" ? "product.multipleBottles" : "product.multiple"}
            values={{ multiple }}
          />
        </p>
      )}
      {isFree && (
        <p className={layout.meta}>
          <FormattedMessage id="product.freeShipping" />
        </p>
      )}
      <StockWords stock={declination} parameters={parameters} />
    </>
  );
}

interface StockWordsProps {
  readonly stock: Pick<Declination, "setQuantity" | "quantity">;
  readonly parameters: readonly Parameter[] | null;
}

/** How many are left, where the stock options say so; nothing while stock isn't in use (spec §3) nor when none is left. */
export function StockWords({ stock, parameters }: StockWordsProps): ReactNode {
  if (isSoldOut(stock) || !stock.setQuantity || !isOn(parameters, "STOCK_SHOW_REMAINING")) return null;
  return (
    <p className={layout.meta} data-stock={stock.quantity}>
      <FormattedMessage id="product.remaining" values={{ count: stock.quantity }} />
    </p>
  );
}
