import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { type BlockDifference, compareLayouts } from "#schemas/page/compare/compare-layouts.ts";
import { type BlockRestoration, restoring } from "#schemas/page/compare/restore-block.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";

import { EmptyState } from "../kit/empty-state.tsx";
import { say } from "../kit/live-region.tsx";
import { Tabs } from "../kit/tabs.tsx";
import type { Editor } from "../store/editor.ts";
import { ChangeCard } from "./change-card.tsx";
import type { ComparedProps } from "./comparison.ts";
import { ComparePane } from "./compare-pane.tsx";
import styles from "./ed-compare.module.css";
import { type Sign, signsOf } from "./signs-of.ts";
import { useHasRoom } from "./use-has-room.ts";
import { useTogether } from "./use-together.ts";

interface LayoutComparisonProps extends ComparedProps {
  readonly editor: Editor;
}

type Tab = "changes" | "before" | "after";

/** How wide a page is drawn beside another one, in CSS pixels: as on a computer. */
const drawnWidth = 1024;

/** Two states of a page: the changes in words, and both pages beside them; on a phone one of the three at a time. */
export const LayoutComparison = observer(function LayoutComparison(props: LayoutComparisonProps): ReactNode {
  const { editor, names, canRestore } = props;
  const [before, after] = [props.before as LayoutDocument, props.after as LayoutDocument];
  const { formatMessage } = useIntl();
  const [room, hasRoom] = useHasRoom();
  const [tab, setTab] = useState<Tab>("changes");
  const [shown, setShown] = useState<{ readonly id: string } | null>(null);
  const panes = { before: useRef<HTMLElement>(null), after: useRef<HTMLElement>(null) };
  const { note, follow, part } = useTogether(panes);
  const differences = useMemo(() => compareLayouts(before, after), [before, after]);
  const signs = useMemo(() => signsFor(differences), [differences]);
  const { document: draft, registry } = editor;
  const restorationOf = useMemo(() => restoring({ past: before, now: draft }, registry), [before, draft, registry]);
  const show = ({ id, kind }: BlockDifference): void => {
    part();
    setShown({ id });
    if (!hasRoom) setTab(kind === "removed" ? "before" : "after");
  };
  const cards = useRef<HTMLOListElement>(null);
  const restored = useRef<number | null>(null);
  useEffect(() => {
    // Who pressed a button that went is at the next card, or at its own where that stays: neither of the two is the draft.
    if (restored.current === null) return;
    const names = cards.current?.querySelectorAll<HTMLElement>("[data-change] h3 button") ?? [];
    const next = names[Math.min(restored.current, names.length - 1)] ?? cards.current;
    restored.current = null;
    if (!cards.current?.contains(document.activeElement)) next?.focus();
  }, [differences, draft]);
  const restore = (restoration: BlockRestoration, name: string, index: number): string | null => {
    const done = editor.draft.edit(restoration.commands);
    if (!done.ok) {
      const { messageKey, values, code } = done.error;
      const why = formatMessage({ id: messageKey, defaultMessage: code }, values);
      return formatMessage({ id: "editor.compare.refused" }, { why });
    }
    restored.current = index;
    say(formatMessage({ id: "editor.compare.restored" }, { name, side: names.before }));
    return null;
  };
  const list = (
    <div className={styles.changes}>
      <p className={styles.count} role="status">
        {formatMessage({ id: "editor.compare.count" }, { count: differences.length })}
      </p>
      <p className={styles.help}>
        {formatMessage({ id: canRestore ? "editor.compare.help" : "editor.compare.helpDraft" }, { side: names.before })}
      </p>
      {differences.length === 0 && <EmptyState icon="check" title={formatMessage({ id: "editor.compare.same" })} />}
      <ol
        className={styles.list}
        ref={cards}
        tabIndex={-1}
        aria-label={formatMessage({ id: "editor.compare.changes" })}
      >
        {differences.map((difference, index) => (
          <ChangeCard
            key={difference.id}
            {...{ difference, before, after, draft }}
            restoration={canRestore ? restorationOf(difference.id) : null}
            isShown={shown?.id === difference.id}
            onShow={() => show(difference)}
            onRestore={(restoration, name) => restore(restoration, name, index)}
          />
        ))}
      </ol>
    </div>
  );
  const pane = (end: "before" | "after"): ReactNode => (
    <ComparePane
      key={end}
      {...{ editor, shown }}
      document={end === "before" ? before : after}
      label={formatMessage({ id: `editor.compare.pane.${end}` }, { name: names[end], count: signs[end].size })}
      width={hasRoom ? drawnWidth : null}
      signs={signs[end]}
      scroller={panes[end]}
      onBoxes={(boxes, scale) => note(end, boxes, scale)}
      onScroll={() => follow(end)}
    />
  );
  return (
    <div ref={room} className={styles.room}>
      {hasRoom ? (
        <div className={styles.sides}>
          {list}
          {pane("before")}
          {pane("after")}
        </div>
      ) : (
        <Tabs
          label={formatMessage({ id: "editor.compare.title" })}
          value={tab}
          onChange={(id) => setTab(id as Tab)}
          tabs={[
            { id: "changes", label: formatMessage({ id: "editor.compare.changes" }), panel: list },
            { id: "before", label: formatMessage({ id: "editor.compare.before" }), panel: pane("before") },
            { id: "after", label: formatMessage({ id: "editor.compare.after" }), panel: pane("after") },
          ]}
        />
      )}
    </div>
  );
});

type Signs = Readonly<Record<"before" | "after", ReadonlyMap<string, readonly Sign[]>>>;

/** What is said over each page: of a block that came or went, on the one that has it; of any other, on both. */
function signsFor(differences: readonly BlockDifference[]): Signs {
  const of = (missing: BlockDifference["kind"]) =>
    new Map(differences.filter(({ kind }) => kind !== missing).map((each) => [each.id, signsOf(each)]));
  return { before: of("added"), after: of("removed") };
}
