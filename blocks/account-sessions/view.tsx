import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { AccountSection } from "#blocks/kit/account-section.tsx";
import { FormFrame } from "#blocks/kit/form-frame.tsx";
import { formatDateTime } from "#blocks/kit/formatters.ts";
import layout from "#blocks/kit/layout.module.css";
import quiet from "#blocks/kit/quiet-button.module.css";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import styles from "./account-sessions.module.css";
import type { accountSessionsDefinition } from "./definition.ts";

/** Every login that is still good, this one told apart, the others to be ended. */
export function AccountSessionsView(block: BlockViewProps<typeof accountSessionsDefinition>): ReactNode {
  const { id, data, href, said } = block;
  return (
    <AccountSection block={block} done={<FormattedMessage id="accountSessions.ended" />} known={data.sessions}>
      {(sessions) => (
        <>
          <p className={layout.meta}>
            <FormattedMessage id="accountSessions.intro" />
          </p>
          <ul className={layout.plain}>
            {sessions.map(({ id: session, since, agent, isCurrent }) => {
              const name = agent === "" ? <FormattedMessage id="accountSessions.unknown" /> : agent;
              const date = { date: formatDateTime(since) };
              return (
                <li key={session} className={styles.session}>
                  <div>
                    <p>
                      {name}
                      {isCurrent && (
                        <strong className={styles.current}>
                          <FormattedMessage id="accountSessions.current" />
                        </strong>
                      )}
                    </p>
                    <p className={layout.meta}>
                      <FormattedMessage id="accountSessions.since" values={date} />
                    </p>
                  </div>
                  {!isCurrent && (
                    <FormFrame
                      action="/account/profil"
                      form="session"
                      at={session}
                      block={id}
                      back={href({ state: null })}
                      said={said}
                      labels={{}}
                      fields={{ session }}
                    >
                      <button type="submit" className={quiet.quiet}>
                        <FormattedMessage id="accountSessions.end" />
                        <span className={layout.hidden}>
                          {" "}
                          {name}, <FormattedMessage id="accountSessions.since" values={date} />
                        </span>
                      </button>
                    </FormFrame>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </AccountSection>
  );
}
