import { observer } from "mobx-react-lite";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";

import type { Plan } from "#schemas/content/plan.ts";

import { Button } from "../kit/button.tsx";
import { Icon } from "../kit/icons.tsx";
import { useToast } from "../kit/toast.tsx";
import { ClockSign } from "./clock-sign.tsx";
import styles from "./ed-plan.module.css";
import { MinuteField } from "./minute-field.tsx";
import type { Outcome, PlanStore } from "./plan-store.ts";
import { useMinuteWords } from "./plan-words.ts";
import { useMinute } from "./use-minute.ts";

export interface PlanCardProps {
  readonly plan: Plan;
  readonly store: PlanStore;
  /** What somebody is called. */
  readonly nameOf: (user: number | null) => string;
  /** Whether something was edited since it was planned. */
  readonly isBehind: boolean;
  /** Told once it is taken back: whoever works with keys is led elsewhere. */
  readonly onGone?: () => void;
}

/** What is planned, by whom, and what came of it; it can be moved and taken back. */
export const PlanCard = observer(function PlanCard(props: PlanCardProps): ReactNode {
  const { plan, store, nameOf, isBehind, onGone } = props;
  const { formatMessage, formatList } = useIntl();
  const wordsOf = useMinuteWords();
  const toast = useToast();
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const [isMoving, setMoving] = useState(false);
  useFirstStop(card, isMoving);
  const hasFailed = plan.failure !== null;
  const cancel = async (): Promise<void> => {
    const outcome = await store.cancel(plan.id);
    toast(said(outcome, formatMessage({ id: `editor.plans.${hasFailed ? "dismissed" : "cancelled"}` })));
    if (outcome.kind === "done") onGone?.();
  };
  const said = (outcome: Outcome, done: string) => {
    if (outcome.kind === "done") return { text: done };
    const text = outcome.kind === "refused" ? outcome.words : formatMessage({ id: "editor.plans.unheard" });
    return { text, isLasting: true };
  };
  const parts = plan.documents.map(({ kind }) => formatMessage({ id: `editor.plans.part.${kind}` }));
  const state = hasFailed ? "failed" : plan.action;
  return (
    <section ref={card} className={styles.card} data-state={state} aria-labelledby={titleId}>
      <h3 className={styles.title} id={titleId}>
        {hasFailed ? <Icon name="warning" size={18} /> : <ClockSign />}
        {formatMessage({ id: `editor.plans.title.${state}` })}
      </h3>
      <p className={styles.line}>
        {formatMessage({ id: "editor.plans.about" }, { when: wordsOf(plan.at), name: nameOf(plan.author) })}
      </p>
      {plan.action === "publish" && (
        <p className={styles.line}>{formatMessage({ id: "editor.plans.goes" }, { what: formatList(parts) })}</p>
      )}
      {hasFailed ? <p className={styles.line}>{plan.failure}</p> : null}
      {!hasFailed && isBehind && plan.action === "publish" ? (
        <p className={styles.line}>{formatMessage({ id: "editor.plans.behind" })}</p>
      ) : null}
      {isMoving ? (
        <Move
          plan={plan}
          onMove={async (at) => {
            const outcome = await store.move(plan.id, at);
            if (outcome.kind === "done") setMoving(false);
            toast(said(outcome, formatMessage({ id: "editor.plans.moved" }, { when: wordsOf(at) })));
          }}
          onCancel={() => setMoving(false)}
        />
      ) : (
        <div className={styles.actions}>
          {hasFailed ? null : (
            <Button isSmall onClick={() => setMoving(true)}>
              {formatMessage({ id: "editor.plans.move" })}
            </Button>
          )}
          <Button isSmall variant={hasFailed ? "plain" : "danger"} onClick={() => void cancel()}>
            {formatMessage({ id: `editor.plans.${hasFailed ? "dismiss" : "cancel"}` })}
          </Button>
        </div>
      )}
    </section>
  );
});

/** What was pressed goes when a card shows its fields, or its buttons again: the first of them has the focus. */
function useFirstStop(card: RefObject<HTMLElement | null>, isMoving: boolean): void {
  const was = useRef(isMoving);
  useEffect(() => {
    if (was.current === isMoving) return;
    was.current = isMoving;
    card.current?.querySelector<HTMLElement>(isMoving ? "input" : "button")?.focus();
  }, [card, isMoving]);
}

interface MoveProps {
  readonly plan: Plan;
  readonly onMove: (at: number) => Promise<void>;
  readonly onCancel: () => void;
}

function Move({ plan, onMove, onCancel }: MoveProps): ReactNode {
  const { formatMessage } = useIntl();
  const chosen = useMinute(plan.at);
  const { minute } = chosen;
  return (
    <>
      <MinuteField {...chosen} />
      <div className={styles.actions}>
        <Button
          isSmall
          disabled={minute.kind !== "chosen"}
          onClick={() => (minute.kind === "chosen" ? void onMove(minute.at) : undefined)}
        >
          {formatMessage({ id: "editor.plans.moveDo" })}
        </Button>
        <Button isSmall variant="quiet" onClick={onCancel}>
          {formatMessage({ id: "editor.plans.moveNot" })}
        </Button>
      </div>
    </>
  );
}
