import { type ReactNode, useRef } from "react";
import { useIntl } from "react-intl";

import type { People } from "#schemas/content/people.ts";

import { EmptyState } from "../../kit/empty-state.tsx";
import { BeingRead } from "../../kit/waiting.tsx";
import { NotRead } from "../../kit/not-read.tsx";
import { OneHead } from "../one-head.tsx";
import frame from "../panel-section.module.css";
import type { Reading } from "../use-reading.ts";
import { DeedLog } from "./deed-log.tsx";
import type { PeoplePort } from "./people-port.ts";
import { PersonRole } from "./person-role.tsx";
import { useFullName, useMoment } from "./person-words.ts";
import { SessionList } from "./session-list.tsx";
import type { Viewer } from "./viewer.ts";

interface PersonPageProps {
  readonly id: number;
  readonly port: PeoplePort;
  readonly reading: Reading<People>;
  readonly viewer: Viewer;
  readonly back: () => void;
}

/** One who edits the site: their role, where they are logged in, what they did. Who decides nothing sees their own. */
export function PersonPage({ id, port, reading, viewer, back }: PersonPageProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (key: string, values?: Record<string, string>): string => formatMessage({ id: key }, values);
  const moment = useMoment();
  const nameOf = useFullName();
  const heading = useRef<HTMLHeadingElement>(null);
  const { answer: told, isMissing, again } = reading;
  const person = told?.administrators.find(({ user }) => user === id);
  const isSelf = id === viewer.self;
  const name = person ? nameOf(person) : say("editor.people.name");
  return (
    <section className={frame.section} aria-busy={told === null && !isMissing} aria-label={name}>
      <OneHead
        {...{ heading, name }}
        back={{ words: say("editor.people.back"), go: back }}
        facts={
          person ? (
            <>
              {isSelf && <span>{say("editor.people.you")}</span>}
              <a href={`mailto:${encodeURIComponent(person.email)}`}>{person.email}</a>
              <span>
                {person.seenAt === null
                  ? say("editor.people.neverSeen")
                  : say("editor.people.seen", { at: moment(person.seenAt) })}
              </span>
            </>
          ) : null
        }
      />
      {told === null && !isMissing && <BeingRead />}
      {isMissing && told === null && <NotRead title={say("editor.people.missing")} again={again} />}
      {told && !person && <EmptyState icon="person" title={say("editor.people.gone")} />}
      {told && person && (
        <>
          <PersonRole {...{ port, person, viewer, changed: again, left: back }} />
          {isSelf || viewer.mayDecide ? (
            <>
              <SessionList {...{ port, name, isSelf }} user={id} />
              <DeedLog port={port} user={id} administrators={told.administrators} />
            </>
          ) : (
            <p className={frame.how}>{say("editor.people.othersHidden")}</p>
          )}
        </>
      )}
    </section>
  );
}
