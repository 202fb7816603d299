import { observer } from "mobx-react-lite";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import { stepsFrom } from "#schemas/commerce/order-steps.ts";
import type { PreparedOrders } from "#schemas/content/desk-order.ts";

import { Button } from "../../kit/button.tsx";
import { MenuButton } from "../../kit/menu.tsx";
import { useToast } from "../../kit/toast.tsx";
import { ConfirmStep } from "./confirm-step.tsx";
import type { OrderList } from "./order-list.ts";
import type { OrderPort, PrintedKind } from "./order-port.ts";
import styles from "./orders.module.css";
import { useOrderStep } from "./use-order-step.ts";

interface ChosenOrdersProps {
  readonly port: OrderPort;
  readonly list: OrderList;
  readonly onPrepared: (prepared: PreparedOrders) => void;
}

const printed: readonly PrintedKind[] = ["SLIP", "DELIVERY_NOTE", "INVOICE"];

/** What is done with several orders in one go: their papers printed, all of them noted as prepared. */
export const ChosenOrders = observer(function ChosenOrders({ port, list, onPrepared }: ChosenOrdersProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, number>): string => formatMessage({ id }, values);
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, problem, run } = useOrderStep();
  const chosen = list.chosenOrders;
  if (chosen.length === 0) return null;
  const ids = chosen.map(({ id }) => id);
  const told = chosen.filter(({ type }) => type === "CLICK_AND_COLLECT").length;
  const canPrepare = chosen.some(({ state, type }) => stepsFrom(state, type).length > 0 && state !== "SHIPPED");
  const print = (kind: PrintedKind): void => void run(async () => await port.print(kind, ids));
  const prepare = async (): Promise<void> => {
    const prepared = await port.prepare(ids);
    onPrepared(prepared);
    setAsking(false);
    if (prepared.done.length > 0) toast({ text: say("editor.orders.prepared", { count: prepared.done.length }) });
    list.chooseAll(false);
    await list.again();
  };
  return (
    <div className={styles.chosen} role="group" aria-label={say("editor.orders.chosenGroup")}>
      <span className={styles.chosenCount}>{say("editor.orders.chosen", { count: chosen.length })}</span>
      {canPrepare && list.query.tab !== "pickup" && list.query.tab !== "ship" && (
        <Button variant="primary" icon="check" disabled={isBusy} onClick={() => setAsking(true)}>
          {say("editor.orders.prepare")}
        </Button>
      )}
      <MenuButton
        button={
          <Button icon="page" disabled={isBusy}>
            {say("editor.orders.print")}
          </Button>
        }
        items={printed.map((kind) => ({
          id: kind,
          label: say(`editor.orders.print.${kind}`),
          onSelect: () => print(kind),
        }))}
      />
      <Button variant="quiet" onClick={() => list.chooseAll(false)}>
        {say("editor.orders.chooseNone")}
      </Button>
      {problem !== null && !isAsking && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {isAsking && (
        <ConfirmStep
          title={say("editor.orders.prepareTitle", { count: chosen.length })}
          description={say(told > 0 ? "editor.orders.prepareTold" : "editor.orders.prepareHow", { count: told })}
          does={say("editor.orders.prepare")}
          step={prepare}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
});
