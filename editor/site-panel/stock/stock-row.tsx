import { type ReactNode, useRef, useState } from "react";
import { useIntl } from "react-intl";

import type { StockLevel } from "#schemas/content/inventory.ts";

import { Button } from "../../kit/button.tsx";
import orders from "../orders/orders.module.css";
import { CorrectStock } from "./correct-stock.tsx";
import styles from "./panel-stock.module.css";
import type { StockPort } from "./stock-port.ts";
import { useFormName } from "./stock-words.ts";
import type { StockLinks } from "./stock.tsx";

interface StockRowProps {
  readonly level: StockLevel;
  readonly port: StockPort;
  readonly open: StockLinks;
  readonly taken: (level: StockLevel) => void;
}

/** A form in the list: what there is of it, and what came or went written down on the spot. */
export function StockRow({ level, port, open, taken }: StockRowProps): ReactNode {
  const nameOf = useFormName();
  return (
    <li className={styles.row} data-form={level.id}>
      <button type="button" className={styles.opener} data-opener="" onClick={() => open.form(level.id)}>
        <span className={styles.name}>{nameOf(level)}</span>
        <span className={orders.quiet}>{level.reference}</span>
      </button>
      <Levels level={level} />
      <Correcting {...{ level, port, taken }} />
    </li>
  );
}

/** What there is of a form: what can be sold, what stands in the cellar, what of it orders hold, what is sold and still here. */
export function Levels({ level }: { readonly level: StockLevel }): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const { left, onHand, reserved, leaving, isTracked, isArchived } = level;
  const figures = { left, onHand, reserved, leaving };
  // What isn't counted is never sold out.
  const isNone = (name: keyof typeof figures): boolean => figures[name] <= 0 && (isTracked || name !== "left");
  const mark = isArchived ? "archived" : isTracked ? null : "uncounted";
  return (
    <>
      <dl className={styles.figures}>
        {(["left", "onHand", "reserved", "leaving"] as const).map((name) => (
          <div key={name} data-name={name} data-none={isNone(name) ? "" : undefined}>
            <dt>{formatMessage({ id: `editor.stock.figure.${name}` })}</dt>
            <dd>{formatNumber(figures[name])}</dd>
          </div>
        ))}
      </dl>
      {mark !== null && <p className={styles.mark}>{formatMessage({ id: `editor.stock.mark.${mark}` })}</p>}
    </>
  );
}

/** The button that opens the form, and what was written down last. */
export function Correcting({ level, port, taken }: Omit<StockRowProps, "open">): ReactNode {
  const { formatMessage } = useIntl();
  const name = useFormName()(level);
  const [isOpen, setOpen] = useState(false);
  const [before, setBefore] = useState<number | null>(null);
  const button = useRef<HTMLDivElement>(null);
  const close = (): void => {
    setOpen(false);
    button.current?.querySelector("button")?.focus();
  };
  return (
    <>
      <div ref={button} className={styles.act}>
        <Button
          aria-expanded={isOpen}
          aria-label={formatMessage({ id: "editor.stock.correctOne" }, { name })}
          onClick={() => {
            setOpen(!isOpen);
            setBefore(null);
          }}
        >
          {formatMessage({ id: "editor.stock.correct" })}
        </Button>
      </div>
      <p role="status" className={styles.saved}>
        {before !== null && formatMessage({ id: "editor.stock.saved" }, { before, after: level.onHand })}
      </p>
      {isOpen && (
        <CorrectStock
          {...{ level, port, taken }}
          name={name}
          onClose={close}
          onDone={(after) => {
            setBefore(level.onHand);
            taken(after);
            close();
          }}
        />
      )}
    </>
  );
}
