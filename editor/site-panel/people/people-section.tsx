import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback, useMemo } from "react";

import { useOpenedIn } from "../places/use-opened-in.ts";
import type { SectionProps } from "../sections.tsx";
import { useReading } from "../use-reading.ts";
import { PeopleList } from "./people-list.tsx";
import { peoplePort } from "./people-port.ts";
import { PersonPage } from "./person-page.tsx";

/** Those who edit the site: all of them with what was done, or one of them. */
export const PeopleSection = observer(function PeopleSection({ work }: SectionProps): ReactNode {
  const port = useMemo(() => peoplePort(work), [work]);
  const reading = useReading(useCallback(() => port.people(), [port]));
  const opened = useOpenedIn(work, "people", reading.again);
  const { before, go } = work.places;
  const viewer = { self: work.people.self, mayDecide: work.role === "SUPER_ADMIN" };
  const last = before && "section" in before && before.section === "people" ? (before.id ?? null) : null;
  if (opened === null)
    return <PeopleList {...{ port, reading, viewer, last }} open={(id) => go({ section: "people", id })} />;
  return <PersonPage key={opened} id={opened} {...{ port, reading, viewer }} back={() => go({ section: "people" })} />;
});
