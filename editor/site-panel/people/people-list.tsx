import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import type { People } from "#schemas/content/people.ts";

import { Button } from "../../kit/button.tsx";
import { BeingRead } from "../../kit/waiting.tsx";
import { NotRead } from "../../kit/not-read.tsx";
import frame from "../panel-section.module.css";
import { useComingBack } from "../use-coming-back.ts";
import type { Reading } from "../use-reading.ts";
import { DeedLog } from "./deed-log.tsx";
import { Invitations } from "./invitations.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import type { PeoplePort } from "./people-port.ts";
import { PersonRow } from "./person-row.tsx";
import type { Viewer } from "./viewer.ts";

interface PeopleListProps {
  readonly port: PeoplePort;
  readonly reading: Reading<People>;
  readonly viewer: Viewer;
  /** The one who was open before, who has the focus again. */
  readonly last: number | null;
  readonly open: (user: number) => void;
}

/** Everybody who edits the site, who was invited to, and what was done. */
export function PeopleList({ port, reading, viewer, last, open }: PeopleListProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  const { answer: told, isMissing, again } = reading;
  const [isInviting, setInviting] = useState(false);
  const { list, heading } = useComingBack({ last, row: (user) => `[data-person="${user}"] button`, items: told });
  return (
    <section className={frame.section} aria-busy={told === null && !isMissing} aria-label={say("editor.people.name")}>
      <header className={frame.head}>
        <h2 ref={heading} tabIndex={-1}>
          {say("editor.people.name")}
        </h2>
        {viewer.mayDecide && (
          <Button variant="primary" icon="plus" onClick={() => setInviting(true)}>
            {say("editor.people.invite")}
          </Button>
        )}
      </header>
      <p className={frame.how}>{say(viewer.mayDecide ? "editor.people.how" : "editor.people.howAdmin")}</p>
      {told === null && !isMissing && <BeingRead />}
      {isMissing && <NotRead title={say("editor.people.missing")} again={again} />}
      {told && (
        <ul ref={list} className={frame.list}>
          {told.administrators.map((person) => (
            <PersonRow key={person.user} {...{ person, viewer }} open={() => open(person.user)} />
          ))}
        </ul>
      )}
      {told && viewer.mayDecide && (
        <Invitations
          {...{ port }}
          invitations={told.invitations}
          changed={() => {
            again();
            heading.current?.focus();
          }}
        />
      )}
      {told && (
        <DeedLog port={port} user={viewer.mayDecide ? null : viewer.self} administrators={told.administrators} />
      )}
      <InviteDialog port={port} isOpen={isInviting} onClose={() => setInviting(false)} onInvited={again} />
    </section>
  );
}
