import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import { NumberField } from "../../kit/number-field.tsx";
import { SelectField } from "../../kit/select-field.tsx";
import { SwitchField } from "../../kit/switch-field.tsx";
import { TextField } from "../../kit/text-field.tsx";
import { ConfirmStep } from "./confirm-step.tsx";
import type { RefundBody } from "./order-port.ts";
import { useEuros, useLineName } from "./order-words.ts";
import styles from "./order-page.module.css";
import { amountIn, type RefundPieces, refundSum } from "./refund-sum.ts";
import type { StepDialogProps } from "./ship-dialog.tsx";

const kinds: readonly RefundBody["kind"][] = ["LINES", "WHOLE", "AMOUNT"];

/** What goes back of an order: so many of its goods, all that is left, or an amount. */
export function RefundDialog({ told, port, done, onClose }: StepDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const euros = useEuros();
  const { order, refundable } = told;
  const [kind, setKind] = useState<RefundBody["kind"]>("LINES");
  const [pieces, setPieces] = useState<RefundPieces>({});
  const [hasShipping, setShipping] = useState(false);
  const [isRestocked, setRestocked] = useState(false);
  const [amount, setAmount] = useState("");
  const sum = { LINES: refundSum(told, pieces, hasShipping), WHOLE: refundable.left, AMOUNT: amountIn(amount) ?? 0 }[
    kind
  ];
  const say = (id: string): string => formatMessage({ id }, { amount: euros(sum), left: euros(refundable.left) });
  const refund = async (): Promise<void> => {
    const lines = Object.entries(pieces).flatMap(([id, quantity]) =>
      quantity > 0 && kind === "LINES" ? [{ id: Number(id), quantity }] : [],
    );
    const goods = { lines, hasShipping: hasShipping && kind === "LINES", isRestocked: isRestocked && kind === "LINES" };
    const body = { kind, ...goods, amount: kind === "AMOUNT" ? sum : null, wanted: refundable.wanted };
    await done(port.refund(order.id, body), say("editor.orders.refunded"));
  };
  return (
    <ConfirmStep
      title={say("editor.orders.refundTitle")}
      description={say("editor.orders.refundHow")}
      does={say("editor.orders.refundDo")}
      isReady={sum > 0 && sum <= refundable.left}
      isDanger
      step={refund}
      onClose={onClose}
    >
      <SelectField
        label={say("editor.orders.refundKind")}
        value={kind}
        options={kinds.map((value) => ({ value, label: say(`editor.orders.refundKind.${value}`) }))}
        onChange={setKind}
      />
      {kind === "LINES" && <Lines {...{ told, pieces }} onChange={setPieces} />}
      {kind === "LINES" && refundable.shipping > 0 && (
        <SwitchField
          label={formatMessage({ id: "editor.orders.refundShipping" }, { amount: euros(refundable.shipping) })}
          value={hasShipping}
          onChange={setShipping}
        />
      )}
      {kind === "LINES" && (
        <SwitchField
          label={say("editor.orders.restock")}
          help={say("editor.orders.restockHelp")}
          value={isRestocked}
          onChange={setRestocked}
        />
      )}
      {kind === "AMOUNT" && (
        <TextField
          label={say("editor.orders.refundAmount")}
          value={amount}
          error={amount !== "" && amountIn(amount) === null ? say("editor.orders.noAmount") : undefined}
          onChange={setAmount}
        />
      )}
      {kind === "WHOLE" && <p className={styles.words}>{say("editor.orders.refundWholeHow")}</p>}
      <p className={styles.sum} aria-live="polite">
        {say(sum > refundable.left ? "editor.orders.refundTooMuch" : "editor.orders.refundSum")}
      </p>
    </ConfirmStep>
  );
}

interface LinesProps extends Pick<StepDialogProps, "told"> {
  readonly pieces: RefundPieces;
  readonly onChange: (pieces: RefundPieces) => void;
}

function Lines({ told, pieces, onChange }: LinesProps): ReactNode {
  const { formatMessage } = useIntl();
  const nameOf = useLineName();
  return told.order.products.map((line) => {
    const left = told.refundable.lines.find(({ id }) => id === line.id)?.left ?? 0;
    if (left === 0) return null;
    return (
      <NumberField
        key={line.id}
        label={formatMessage({ id: "editor.orders.refundLine" }, { name: nameOf(line), left })}
        value={pieces[line.id] ?? 0}
        min={0}
        max={left}
        onChange={(count) => onChange({ ...pieces, [line.id]: Number.isNaN(count) ? 0 : Math.round(count) })}
      />
    );
  });
}
