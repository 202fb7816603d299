import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useState } from "react";
import { useIntl } from "react-intl";

import type { Plan } from "#schemas/content/plan.ts";

import { bringIntoView } from "../kit/bring-into-view.ts";
import { SwitchField } from "../kit/switch-field.tsx";
import type { SeenDraft } from "../persistence/draft-port.ts";
import type { Publish } from "../persistence/publisher.ts";
import { type People, usePersonWords } from "../saving/people.ts";
import styles from "./ed-plan.module.css";
import { isBehindPlan } from "./is-behind-plan.ts";
import { MinuteField, type MinuteFieldProps } from "./minute-field.tsx";
import { PlanCard } from "./plan-card.tsx";
import { plannable, type PlannedDraft, type PlanningParts } from "./planning.ts";
import { type PlanStore, plansBy } from "./plan-store.ts";
import { useMinute } from "./use-minute.ts";

/** When something is to be done: at once, or at a minute to come. */
export interface PublishTime {
  readonly store: PlanStore;
  readonly people: People;
  readonly seen: readonly SeenDraft[];
  /** Those of them that go public when it is done at once. */
  readonly going: readonly SeenDraft[];
  /** The plan in which something of it stands; null: none. */
  readonly plan: Plan | null;
  /** The same where it is still to come: one that has failed gives up what is planned anew, and nothing else. */
  readonly waiting: Plan | null;
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
  { drafts, isOpen }: { readonly drafts: readonly PlannedDraft[]; readonly isOpen: boolean },
): PublishTime {
  const store = plansBy(call);
  const [isLater, setLater] = useState(false);
  const chosen = useMinute();
  useEffect(() => {
    if (isOpen) void store.load();
  }, [isOpen, store]);
  const seen = plannable(drafts);
  const plan = store.of(seen);
  const waiting = plan?.failure === null ? plan : null;
  const at = chosen.minute.kind === "chosen" ? chosen.minute.at : null;
  const planner = (action: Plan["action"]): Publish | undefined =>
    isLater && at !== null ? store.planner({ action, at, replaces: waiting?.id ?? null }) : undefined;
  const going = drafts.filter((draft) => draft.hasChanges || draft.seen.published === null).map((draft) => draft.seen);
  return { store, people, seen, going, plan, waiting, isLater, setLater, chosen, at, planner };
}

/** What is planned already, and whether this is to be at once or later. */
export const PublishTimeFields = observer(function PublishTimeFields({
  time,
}: {
  readonly time: PublishTime;
}): ReactNode {
  const { formatMessage } = useIntl();
  const { store, people, seen, going, plan, waiting, isLater, setLater, chosen } = time;
  const words = waiting && (isLater ? "replaces" : atOnceWords(waiting, going));
  const nameOf = usePersonWords(people);
  return (
    <div className={styles.time}>
      {plan && <PlanCard {...{ plan, store, nameOf }} isBehind={isBehindPlan(plan, seen)} />}
      {words === null ? null : <p className={styles.line}>{formatMessage({ id: `editor.plans.${words}` })}</p>}
      <SwitchField label={formatMessage({ id: "editor.plans.later" })} value={isLater} onChange={setLater} />
      {isLater && (
        <div ref={bringIntoView}>
          <MinuteField {...chosen} />
        </div>
      )}
    </div>
  );
});

/** What becomes of a plan when something is published at once: it is overtaken, or a part of it, or it stays; null: it isn't about that. */
function atOnceWords(
  { action, documents }: Plan,
  going: readonly SeenDraft[],
): "atOnce" | "atOncePart" | "atOnceStays" | null {
  const goes = documents.filter(({ kind, id }) => going.some((draft) => draft.kind === kind && draft.id === id));
  if (goes.length === 0) return null;
  if (action === "unpublish") return "atOnceStays";
  return goes.length === documents.length ? "atOnce" : "atOncePart";
}
