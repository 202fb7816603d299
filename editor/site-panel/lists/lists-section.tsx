import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { useIntl } from "react-intl";

import type { Collection } from "#schemas/collections/collection.ts";
import { elementListDefinition } from "#schemas/collections/every/element-list.ts";
import { elementCollection } from "#schemas/collections/element-collection.ts";

import { useWords } from "../../fields/ui-locale.ts";
import { Button } from "../../kit/button.tsx";
import { EmptyState } from "../../kit/empty-state.tsx";
import { SelectField } from "../../kit/select-field.tsx";
import { BeingRead } from "../../kit/waiting.tsx";
import { NotRead } from "../../kit/not-read.tsx";
import frame from "../panel-section.module.css";
import type { PanelWork } from "../panel-work.ts";
import { useOpenedIn } from "../places/use-opened-in.ts";
import { Records } from "../records/collection-section.tsx";
import { recordPort } from "../records/record-port.ts";
import type { SectionProps } from "../sections.tsx";
import { useReading } from "../use-reading.ts";
import styles from "./panel-lists.module.css";

const section = "lists";

/** The site's own lists, such as its banner or its footer's links: each with its own columns, one of them at a time. */
export const ListsSection = observer(function ListsSection({ work }: SectionProps): ReactNode {
  const { formatMessage } = useIntl();
  const ask = useCallback(async () => await work.clients(work.locale).call("listElementLists"), [work]);
  const { answer, isMissing, again } = useReading(ask);
  const lists = useMemo(() => answer?.map(elementCollection) ?? [], [answer]);
  const { chosen, choose } = useChosenList(work, lists);
  const wordsOf = useWords();
  const opened = useOpenedIn(work, section);
  if (isMissing)
    return (
      <section className={frame.section}>
        <header className={frame.head}>
          <h2>{formatMessage({ id: "editor.lists.name" })}</h2>
        </header>
        <NotRead title={formatMessage({ id: "editor.records.failed" })} again={again} />
      </section>
    );
  const define = (
    <Button variant="quiet" onClick={() => work.places.go({ section: elementListDefinition.slug })}>
      {formatMessage({ id: "editor.lists.define" })}
    </Button>
  );
  if (answer?.length === 0)
    return (
      <section className={frame.section}>
        <EmptyState icon="list" title={formatMessage({ id: "editor.lists.none" })} action={define} />
      </section>
    );
  if (!chosen)
    return (
      <section className={frame.section} aria-busy>
        <BeingRead />
      </section>
    );
  return (
    <>
      {opened === null && (
        <div className={styles.choice}>
          <SelectField
            label={formatMessage({ id: "editor.lists.which" })}
            value={chosen.slug}
            options={lists.map(({ slug, label }) => ({ value: slug, label: wordsOf(label) }))}
            onChange={choose}
          />
          {define}
        </div>
      )}
      <Records key={chosen.slug} work={work} collection={chosen} section={section} />
    </>
  );
});

/** The list that is looked at: the one that was chosen last, or that of the element whose address was opened. */
function useChosenList(work: PanelWork, lists: readonly Collection[]) {
  const [slug, choose] = useState<string | null>(null);
  const [wanted] = useState(() => idIn(work));
  useEffect(() => {
    let isGone = false;
    if (wanted === null || lists.length === 0) return;
    void listOf(work, lists, wanted).then((found) => {
      if (!isGone) choose(found ?? lists[0]?.slug ?? null);
    });
    return () => {
      isGone = true;
    };
  }, [work, lists, wanted]);
  const isLookedFor = wanted !== null && slug === null;
  const chosen = isLookedFor ? undefined : (lists.find((list) => list.slug === slug) ?? lists[0]);
  return { chosen, choose };
}

function idIn({ places: { at } }: PanelWork): number | null {
  return at !== null && "section" in at && at.section === section ? (at.id ?? null) : null;
}

/** The list that a record is of; null: none of these, or nobody can be reached. */
async function listOf(work: PanelWork, lists: readonly Collection[], id: number): Promise<string | null> {
  const found = await Promise.all(
    lists.map(async ({ slug }) => {
      return await recordPort(work, slug)
        .find(id)
        .then(
          () => slug,
          () => null,
        );
    }),
  );
  return found.find((slug) => slug !== null) ?? null;
}
