import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useIntl } from "react-intl";

import { type Administrator, type Deed, type DeedGroup, deedGroups, type DeedList } from "#schemas/content/people.ts";

import { Button } from "../../kit/button.tsx";
import { EmptyState } from "../../kit/empty-state.tsx";
import { SelectField } from "../../kit/select-field.tsx";
import { useDeedWords } from "./deed-words.ts";
import { PagedList } from "../paged-list.ts";
import { Shelved } from "../shelved.tsx";
import type { DeedQuery, PeoplePort } from "./people-port.ts";
import styles from "./people.module.css";
import { useFullName, useMoment } from "./person-words.ts";

interface DeedLogProps {
  readonly port: Pick<PeoplePort, "deeds">;
  /** Whose deeds these are; null: everybody's, of whom one is chosen. */
  readonly user: number | null;
  readonly administrators: readonly Administrator[];
}

const everybody = 0;

/** Who did what when, the latest first, narrowed down by person and by what it is about. */
export const DeedLog = observer(function DeedLog({ port, user, administrators }: DeedLogProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  const nameOf = useFullName();
  const [person, choosePerson] = useState(everybody);
  const [group, chooseGroup] = useState<DeedGroup | "all">("all");
  const shelf = useMemo(() => deedList(port), [port]);
  const whose = user ?? (person === everybody ? null : person);
  useEffect(() => void shelf.find({ user: whose, group: group === "all" ? null : group }), [shelf, whose, group]);
  return (
    <section className={styles.part} aria-busy={shelf.state === "reading"} aria-label={say("editor.people.log")}>
      <header className={styles.partHead}>
        <h3>{say("editor.people.log")}</h3>
        <Button isSmall onClick={() => void shelf.again()}>
          {say("editor.site.visits.again")}
        </Button>
      </header>
      <p className={styles.quiet}>{say("editor.people.logHow")}</p>
      <div className={styles.filters}>
        {user === null && (
          <SelectField
            label={say("editor.people.who")}
            value={person}
            options={[
              { value: everybody, label: say("editor.people.everybody") },
              ...administrators.map((each) => ({ value: each.user, label: nameOf(each) })),
            ]}
            onChange={choosePerson}
          />
        )}
        <SelectField
          label={say("editor.people.about")}
          value={group}
          options={[
            { value: "all", label: say("editor.people.everything") } as const,
            ...deedGroups.map((each) => ({ value: each, label: say(`editor.people.group.${each}`) })),
          ]}
          onChange={chooseGroup}
        />
      </div>
      <Deeds shelf={shelf} isOnes={user !== null} />
    </section>
  );
});

/** The deeds that are looked at, the latest first. */
function deedList({ deeds: ask }: Pick<PeoplePort, "deeds">) {
  const query: DeedQuery = { user: null, group: null };
  return new PagedList({ query, ask, itemsOf: ({ deeds }: DeedList) => deeds, keyOf: ({ id }: Deed) => id });
}

const Deeds = observer(function Deeds({
  shelf,
  isOnes,
}: {
  shelf: ReturnType<typeof deedList>;
  isOnes: boolean;
}): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  const { items: deeds, state } = shelf;
  return (
    <Shelved
      shelf={shelf}
      failed={say("editor.people.logFailed")}
      more={say("editor.people.more")}
      none={<EmptyState icon="history" title={say("editor.people.logNone")} />}
    >
      <ol className={styles.deeds} data-late={state === "reading" ? "" : undefined}>
        {deeds.map((deed) => (
          <DeedLine key={deed.id} deed={deed} isOnes={isOnes} />
        ))}
      </ol>
    </Shelved>
  );
});

function DeedLine({ deed, isOnes }: { readonly deed: Deed; readonly isOnes: boolean }): ReactNode {
  const { formatMessage } = useIntl();
  const moment = useMoment();
  const words = useDeedWords();
  const name = deed.name === "" ? formatMessage({ id: "editor.people.former" }) : deed.name;
  return (
    <li className={styles.deed}>
      <time dateTime={new Date(deed.at).toISOString()}>{moment(deed.at)}</time>
      <span>{words(deed)}</span>
      {!isOnes && <span className={styles.by}>{name}</span>}
    </li>
  );
}
