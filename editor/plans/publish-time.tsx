import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useState } from "react";
import { useIntl } from "react-intl";

import type { Plan } from "#schemas/content/plan.ts";

import { SwitchField } from "../kit/switch-field.tsx";
import type { SeenDraft } from "../persistence/draft-port.ts";
import type { Publish } from "../persistence/publisher.ts";
import { type People, usePersonWords } from "../saving/people.ts";
import styles from "./ed-plan.module.css";
import { isBehindPlan } from "./is-behind-plan.ts";
import { MinuteField, type MinuteFieldProps } from "./minute-field.tsx";
import { PlanCard } from "./plan-card.tsx";
import type { PlanningParts } from "./planning.ts";
import { type PlanStore, plansBy } from "./plan-store.ts";
import { useMinute } from "./use-minute.ts";

/** When something is to be done: at once, or at a minute to come. */
export interface PublishTime {
  readonly store: PlanStore;
  readonly people: People;
  readonly seen: readonly SeenDraft[];
  /** The plan in which something of it stands; null: none. */
  readonly plan: Plan | null;
  readonly isLater: boolean;
  readonly setLater: (isLater: boolean) => void;
  readonly chosen: MinuteFieldProps;
  /** The minute that was chosen; null: none that something can be planned for. */
  readonly at: number | null;
  /** Plans in the place of publishing; undefined: it is to be at once. */
  readonly planner: (action: Plan["action"]) => Publish | undefined;
}

/** The time at which drafts are published. Read by an observer. */
export function usePublishTime(
  { call, people }: PlanningParts,
  { seen, isOpen }: { readonly seen: readonly SeenDraft[]; readonly isOpen: boolean },
): PublishTime {
  const store = plansBy(call);
  const [isLater, setLater] = useState(false);
  const chosen = useMinute();
  useEffect(() => {
    if (isOpen) void store.load();
  }, [isOpen, store]);
  const plan = store.of(seen);
  const at = chosen.minute.kind === "chosen" ? chosen.minute.at : null;
  const planner = (action: Plan["action"]): Publish | undefined =>
    isLater && at !== null ? store.planner({ action, at, replaces: plan?.id ?? null }) : undefined;
  return { store, people, seen, plan, isLater, setLater, chosen, at, planner };
}

/** What is planned already, and whether this is to be at once or later. */
export const PublishTimeFields = observer(function PublishTimeFields({
  time,
}: {
  readonly time: PublishTime;
}): ReactNode {
  const { formatMessage } = useIntl();
  const { store, people, seen, plan, isLater, setLater, chosen } = time;
  const nameOf = usePersonWords(people);
  return (
    <div className={styles.time}>
      {plan && <PlanCard {...{ plan, store, nameOf }} isBehind={isBehindPlan(plan, seen)} />}
      {plan && plan.failure === null ? (
        <p className={styles.line}>{formatMessage({ id: `editor.plans.${isLater ? "replaces" : "atOnce"}` })}</p>
      ) : null}
      <SwitchField label={formatMessage({ id: "editor.plans.later" })} value={isLater} onChange={setLater} />
      {isLater && <MinuteField {...chosen} />}
    </div>
  );
});
