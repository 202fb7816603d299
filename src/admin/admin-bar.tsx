import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import type { SessionStore } from "#src/app/session/session-store.ts";

import styles from "./admin-bar.module.css";
import type { Opening } from "./opening.ts";
import type { PageNews } from "./page-news.ts";

interface AdminBarProps {
  readonly session: SessionStore;
  /** The editor for the page that is shown. */
  readonly opening: Opening;
  /** The operator's panel. */
  readonly settling: Opening;
  readonly news: PageNews;
}

/** What an administrator has above the page while reading it (spec §1, "authenticated panel"). */
export const AdminBar = observer(function AdminBar({ session, opening, settling, news }: AdminBarProps): ReactNode {
  const intl = useIntl();
  const { state } = opening;
  const told =
    settling.state === "failed"
      ? "editor.shell.settingsFailed"
      : state === "failed"
        ? "editor.shell.failed"
        : news.messageKey;
  const name = [session.user.firstname, session.user.lastname].join(" ").trim();
  return (
    <section className={styles.bar} aria-label={intl.formatMessage({ id: "editor.shell.panel" })}>
      <button type="button" className={styles.edit} onClick={() => void opening.open()} disabled={state === "opening"}>
        <FormattedMessage id={state === "opening" ? "editor.shell.opening" : "editor.shell.edit"} />
      </button>
      <button
        type="button"
        className={styles.making}
        onClick={() => void opening.open({ isMaking: true })}
        disabled={state === "opening"}
      >
        <FormattedMessage id="editor.pages.new" />
      </button>
      <button
        type="button"
        className={styles.settings}
        onClick={() => void settling.open()}
        disabled={settling.state === "opening"}
      >
        <FormattedMessage id="editor.shell.settings" />
      </button>
      <p className={styles.note} role="status">
        {told !== null && <FormattedMessage id={told} />}
      </p>
      {name !== "" && <span className={styles.who}>{name}</span>}
      <form action="/auth" method="post">
        <button type="submit" className={styles.quiet} name="form" value="logout">
          <FormattedMessage id="editor.shell.logout" />
        </button>
      </form>
    </section>
  );
});
