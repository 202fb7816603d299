import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useIntl } from "react-intl";

import type { StockLevel } from "#schemas/content/inventory.ts";

import { Button, IconButton } from "../../kit/button.tsx";
import { BeingRead } from "../../kit/waiting.tsx";
import page from "../orders/order-page.module.css";
import orders from "../orders/orders.module.css";
import { useOrderStep } from "../orders/use-order-step.ts";
import { NotRead } from "../../kit/not-read.tsx";
import frame from "../panel-section.module.css";
import { useReading } from "../use-reading.ts";
import { Movements } from "./movements.tsx";
import styles from "./panel-stock.module.css";
import type { StockPort } from "./stock-port.ts";
import { everyMovement, movementShelf } from "./stock-shelf.ts";
import { Correcting, Levels } from "./stock-row.tsx";
import { useFormName } from "./stock-words.ts";
import type { StockLinks } from "./stock.tsx";

interface FormStockProps {
  readonly id: number;
  readonly port: StockPort;
  readonly open: StockLinks;
}

/** What there is of one form, and all that changed it. */
export function FormStock({ id, port, open }: FormStockProps): ReactNode {
  const { formatMessage } = useIntl();
  const { answer, isMissing, again } = useReading(useCallback(async () => await port.level(id), [port, id]));
  const [changed, setChanged] = useState<StockLevel | null>(null);
  const level = changed ?? answer;
  if (level) return <ToldForm {...{ level, port, open }} taken={setChanged} />;
  if (!isMissing)
    return (
      <section className={frame.section} aria-busy>
        <BeingRead />
      </section>
    );
  return (
    <section className={frame.section}>
      <NotRead
        title={formatMessage({ id: "editor.stock.failedOne" })}
        again={again}
        back={{ words: formatMessage({ id: "editor.stock.back" }), go: open.all }}
      />
    </section>
  );
}

interface ToldFormProps extends Omit<FormStockProps, "id"> {
  readonly level: StockLevel;
  readonly taken: (level: StockLevel) => void;
}

function ToldForm({ level, port, open, taken }: ToldFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const name = useFormName()(level);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const shelf = useMemo(() => movementShelf(port, level.id), [port, level.id]);
  useEffect(() => void shelf.find({ ...everyMovement, form: level.id }), [shelf, level.id]);
  const { problem, run } = useOrderStep();
  return (
    <section className={page.page} aria-label={name}>
      <header className={page.head}>
        <IconButton icon="chevron-left" label={formatMessage({ id: "editor.stock.back" })} onClick={open.all} />
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <span className={orders.quiet}>{level.reference}</span>
        <span className={page.seen}>
          <Button isSmall variant="quiet" onClick={() => void run(async () => await open.record(level.idProduct))}>
            {formatMessage({ id: "editor.stock.record" })}
          </Button>
        </span>
      </header>
      {problem !== null && (
        <p role="alert" className={orders.problem}>
          {problem}
        </p>
      )}
      <div className={styles.one}>
        <Levels level={level} />
        <Correcting
          {...{ level, port }}
          taken={(now) => {
            taken(now);
            void shelf.again();
          }}
        />
      </div>
      <section className={page.part}>
        <h3>{formatMessage({ id: "editor.stock.movements" })}</h3>
        <Movements {...{ shelf, open }} />
      </section>
    </section>
  );
}
