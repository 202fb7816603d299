import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";

import {
  changeByHand,
  handKinds,
  longestStockNote,
  mostStock,
  type HandKind,
} from "#schemas/commerce/stock-movements.ts";
import type { StockLevel } from "#schemas/content/inventory.ts";

import { Button } from "../../kit/button.tsx";
import { described, FieldFrame } from "../../kit/field-frame.tsx";
import { TextField } from "../../kit/text-field.tsx";
import { useOrderStep } from "../orders/use-order-step.ts";
import styles from "./panel-stock.module.css";
import type { StockPort } from "./stock-port.ts";

interface CorrectStockProps {
  readonly level: StockLevel;
  readonly name: string;
  readonly port: Pick<StockPort, "correct" | "level">;
  /** What there is now is known: it has moved meanwhile. */
  readonly taken: (level: StockLevel) => void;
  readonly onDone: (level: StockLevel) => void;
  readonly onClose: () => void;
}

/**
 * What came, was counted, broken, tasted or lost, written down where one stands: kinds as large as a thumb, digits from the
 * phone's own keys, and what it comes to before it is saved. What the server refuses keeps what was typed.
 */
export function CorrectStock({ level, name, port, taken, onDone, onClose }: CorrectStockProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, string | number>): string => formatMessage({ id }, values);
  const id = useId();
  const [kind, setKind] = useState<HandKind>("ARRIVAL");
  const [typed, setTyped] = useState("");
  const [note, setNote] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { isBusy, problem, run, forget } = useOrderStep();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const quantity = quantityIn(typed, kind);
  const error = isMissing ? say(`editor.stock.problem.${kind === "COUNT" ? "count" : "pieces"}`) : (problem ?? "");
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setMissing(quantity === null);
    if (quantity === null) return field.current?.focus();
    const correction = { kind, quantity, expected: level.onHand, note: note.trim() };
    const isDone = await run(async () => onDone(await port.correct(level.id, correction)));
    if (isDone) return;
    field.current?.focus();
    // What was counted stays typed; what it is compared with is what there is now.
    await port.level(level.id).then(taken, () => {});
  };
  return (
    <form
      className={styles.form}
      aria-label={say("editor.stock.correctOne", { name })}
      noValidate
      onSubmit={(event) => void save(event)}
    >
      <fieldset className={styles.kinds}>
        <legend>{say("editor.stock.why")}</legend>
        {handKinds.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={`${id}kind`}
              checked={kind === one}
              onChange={() => {
                setKind(one);
                setMissing(false);
                forget();
              }}
            />
            <span>{say(`editor.stock.kind.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.typed}>
        <FieldFrame id={`${id}count`} label={say(`editor.stock.ask.${kind}`)} error={error}>
          <input
            ref={field}
            id={`${id}count`}
            className={styles.digits}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            value={typed}
            onKeyDown={({ key }) => {
              if (key === "Escape") onClose();
            }}
            onChange={({ target }) => {
              setTyped(target.value);
              setMissing(false);
              forget();
            }}
            {...described(`${id}count`, { error })}
          />
        </FieldFrame>
        <p className={styles.becomes} role="status">
          {quantity !== null &&
            say("editor.stock.becomes", {
              before: level.onHand,
              after: level.onHand + changeByHand(kind, quantity, level.onHand),
            })}
        </p>
      </div>
      <TextField
        label={say("editor.stock.note")}
        value={note}
        onChange={(text) => setNote(text.slice(0, longestStockNote))}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" disabled={isBusy}>
          {say("editor.stock.save")}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {say("editor.kit.cancel")}
        </Button>
      </div>
    </form>
  );
}

/** How many somebody typed, with the gaps that thousands are written with; null: nothing that can be written down. */
function quantityIn(typed: string, kind: HandKind): number | null {
  const digits = typed.replaceAll(/[\s\u00a0\u202f.,]/g, "");
  const quantity = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
  const isSaid = quantity <= mostStock && (quantity > 0 || kind === "COUNT");
  return isSaid ? quantity : null;
}
