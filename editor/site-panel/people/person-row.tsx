import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { Administrator } from "#schemas/content/people.ts";

import frame from "../panel-section.module.css";
import { RowOpener } from "../row-opener.tsx";
import styles from "./people.module.css";
import { useFullName, useMoment } from "./person-words.ts";
import type { Viewer } from "./viewer.ts";

interface PersonRowProps {
  readonly person: Administrator;
  readonly viewer: Viewer;
  readonly open: () => void;
}

/** Somebody who edits the site. Who decides nothing opens their own page alone. */
export function PersonRow({ person, viewer, open }: PersonRowProps): ReactNode {
  const { formatMessage } = useIntl();
  const moment = useMoment();
  const name = useFullName()(person);
  const isSelf = person.user === viewer.self;
  const { email, seenAt } = person;
  const notes = [
    ...(isSelf ? [formatMessage({ id: "editor.people.you" })] : []),
    ...(email === name ? [] : [email]),
    seenAt === null
      ? formatMessage({ id: "editor.people.neverSeen" })
      : formatMessage({ id: "editor.people.seen" }, { at: moment(seenAt) }),
  ];
  const isSuper = person.role === "SUPER_ADMIN";
  const row = { name, state: formatMessage({ id: `editor.people.role.${person.role}` }), notes };
  return (
    <li className={frame.row} data-person={person.user}>
      {viewer.mayDecide || isSelf ? (
        <RowOpener {...row} tone={isSuper ? "public" : "private"} onClick={open} />
      ) : (
        <div className={styles.still}>
          <span className={frame.name}>{name}</span>
          <span className={frame.facts}>
            <span className={frame.state} data-tone={isSuper ? "public" : "private"}>
              {row.state}
            </span>
            {notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </span>
        </div>
      )}
    </li>
  );
}
