import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";

import kit from "../kit/ed-chip.module.css";
import { Icon } from "../kit/icons.tsx";
import { say } from "../kit/live-region.tsx";
import { Popover } from "../kit/popover.tsx";
import { usePersonWords } from "../saving/people.ts";
import styles from "./ed-plan.module.css";
import { ClockSign } from "./clock-sign.tsx";
import { isBehindPlan } from "./is-behind-plan.ts";
import { PlanCard } from "./plan-card.tsx";
import { plansBy } from "./plan-store.ts";
import { plannable, type PlannedDraft, type PlanningParts } from "./planning.ts";
import { useMinuteFigures } from "./plan-words.ts";

export interface PlanChipProps {
  readonly planning: PlanningParts;
  /** What is shown here. */
  readonly draft: { readonly drafts: readonly PlannedDraft[] };
  /** Told once something has gone public by itself. */
  readonly onPublished: () => void;
}

/** How long after its minute a plan is asked after, in milliseconds. */
const after = 1_500;

/** How long after that it is asked after again where it still stands, in milliseconds: the server's clock is another one. */
const again = 15_000;

/** No timer runs longer than this. */
const longest = 2_000_000_000;

/** When what is shown goes public, or is taken away, by itself; nothing while that isn't planned. */
export const PlanChip = observer(function PlanChip({ planning, draft, onPublished }: PlanChipProps): ReactNode {
  const { formatMessage } = useIntl();
  const figures = useMinuteFigures();
  const nameOf = usePersonWords(planning.people);
  const store = plansBy(planning.call);
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const seen = plannable(draft.drafts);
  // What somebody has made public meanwhile may be planned no more.
  const published = seen.map((each) => each.published).join();
  useEffect(() => void store.load(), [store, published]);
  const plan = store.of(seen);
  const waits = plan !== null && plan.failure === null;
  const [id, at] = [plan?.id, waits ? plan.at : null];
  useEffect(() => {
    if (at === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const wait = (least: number): void => {
      timer = setTimeout(() => void look(), Math.min(Math.max(least, at - Date.now() + after), longest));
    };
    const look = async (): Promise<void> => {
      await store.load();
      await Promise.all(draft.drafts.map(async (each) => await each.lookAnew()));
      if (!store.plans.some((each) => each.id === id)) return onPublished();
      if (timer !== null) wait(again);
    };
    wait(after);
    return () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    };
  }, [id, at, store, draft, onPublished]);
  const state = waits ? plan.action : "failed";
  const words = plan ? formatMessage({ id: `editor.plans.chip.${state}` }, figures(plan.at)) : "";
  const hasFailed = plan !== null && !waits;
  useEffect(() => {
    if (hasFailed) say(words);
  }, [hasFailed, words]);
  return (
    <span ref={place} tabIndex={-1} className={styles.place}>
      {plan && (
        <Popover
          align="end"
          label={words}
          isOpen={isOpen}
          onOpenChange={setOpen}
          button={
            <button
              type="button"
              className={classNames(kit.chip, styles.chip, hasFailed && kit.loud)}
              data-state={state}
              data-planned=""
              aria-label={words}
              data-tip={words}
            >
              {hasFailed ? <Icon name="warning" size={18} /> : <ClockSign />}
              <span className={classNames(kit.words, styles.words)}>{words}</span>
            </button>
          }
        >
          <PlanCard
            {...{ plan, store, nameOf }}
            isBehind={isBehindPlan(plan, seen)}
            onGone={() => place.current?.focus()}
          />
        </Popover>
      )}
    </span>
  );
});
