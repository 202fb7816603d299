import { type ReactNode, useCallback, useRef, useState } from "react";
import { useIntl } from "react-intl";

import type { UserSession } from "#schemas/content/user.ts";

import { Button } from "../../kit/button.tsx";
import { say as announce } from "../../kit/live-region.tsx";
import { BeingRead } from "../../kit/waiting.tsx";
import { NotRead } from "../../kit/not-read.tsx";
import { useReading } from "../use-reading.ts";
import { EndSessions } from "./end-sessions.tsx";
import type { PeoplePort } from "./people-port.ts";
import styles from "./people.module.css";
import { useMoment } from "./person-words.ts";
import { useAsking } from "./use-asking.ts";

interface SessionListProps {
  readonly port: Pick<PeoplePort, "sessions" | "endSession" | "endSessions">;
  readonly user: number;
  readonly name: string;
  readonly isSelf: boolean;
}

/** Where somebody is logged in, and the way to end it; of one's own logins the one that is used stays. */
export function SessionList({ port, user, name, isSelf }: SessionListProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  const ask = useCallback(() => port.sessions(user), [port, user]);
  const { answer: sessions, isMissing, again } = useReading(ask);
  const { isBusy, run } = useAsking();
  const [isEndingAll, setEndingAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const end = async ({ id }: UserSession): Promise<void> => {
    if (!(await run(async () => await port.endSession(user, id)))) return;
    announce(say("editor.people.ended"));
    again();
    heading.current?.focus();
  };
  return (
    <section
      className={styles.part}
      aria-busy={sessions === null && !isMissing}
      aria-label={say("editor.people.logins")}
    >
      <header className={styles.partHead}>
        <h3 ref={heading} tabIndex={-1}>
          {say("editor.people.logins")}
        </h3>
        {!isSelf && sessions !== null && sessions.length > 0 && (
          <Button isSmall variant="danger" disabled={isBusy} onClick={() => setEndingAll(true)}>
            {say("editor.people.endAll")}
          </Button>
        )}
      </header>
      <p className={styles.quiet}>{say(isSelf ? "editor.people.loginsHow" : "editor.people.loginsOthers")}</p>
      {sessions === null && !isMissing && <BeingRead />}
      {isMissing && <NotRead title={say("editor.people.loginsFailed")} again={again} />}
      {sessions?.length === 0 && <p className={styles.none}>{say("editor.people.loginsNone")}</p>}
      {sessions !== null && sessions.length > 0 && (
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <Login key={session.id} {...{ session, isBusy }} end={() => void end(session)} />
          ))}
        </ul>
      )}
      <EndSessions
        {...{ port, user, name }}
        isOpen={isEndingAll}
        onClose={() => setEndingAll(false)}
        onDone={() => {
          setEndingAll(false);
          again();
          heading.current?.focus();
        }}
      />
    </section>
  );
}

interface LoginProps {
  readonly session: UserSession;
  readonly isBusy: boolean;
  readonly end: () => void;
}

function Login({ session, isBusy, end }: LoginProps): ReactNode {
  const { formatMessage } = useIntl();
  const moment = useMoment();
  const agent = session.agent === "" ? formatMessage({ id: "editor.people.someDevice" }) : session.agent;
  const since = moment(session.since);
  return (
    <li>
      <span className={styles.agent}>{agent}</span>
      <span className={styles.quiet}>{formatMessage({ id: "editor.people.since" }, { since })}</span>
      {session.isCurrent ? (
        <span className={styles.current}>{formatMessage({ id: "editor.people.current" })}</span>
      ) : (
        <Button
          isSmall
          disabled={isBusy}
          aria-label={formatMessage({ id: "editor.people.endOf" }, { agent, since })}
          onClick={end}
        >
          {formatMessage({ id: "editor.people.end" })}
        </Button>
      )}
    </li>
  );
}
