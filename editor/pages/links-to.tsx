import { type ReactNode, useEffect, useId, useState } from "react";
import { useIntl } from "react-intl";

import type { PageLink } from "#schemas/content/canvas.ts";

import { Waiting } from "../kit/waiting.tsx";
import styles from "./ed-page-dialogs.module.css";
import type { PageActions } from "./page-actions.ts";

interface LinksToProps {
  readonly id: number;
  readonly actions: Pick<PageActions, "linksTo">;
}

/** Which pages lead to one that is to go. It is a help: the page may go while it is on its way, and where it can't be had. */
export function LinksTo({ id, actions }: LinksToProps): ReactNode {
  const intl = useIntl();
  const name = useId();
  const links = useLinks(id, actions);
  if (links === null) {
    return (
      <div className={styles.links} aria-busy>
        <Waiting isLine>{intl.formatMessage({ id: "editor.pages.linksSought" })}</Waiting>
      </div>
    );
  }
  if (links === "unknown")
    return <p className={styles.links}>{intl.formatMessage({ id: "editor.pages.linksUnknown" })}</p>;
  if (links.length === 0) return <p className={styles.links}>{intl.formatMessage({ id: "editor.pages.linksNone" })}</p>;
  return (
    <div className={styles.links}>
      <p id={name}>{intl.formatMessage({ id: "editor.pages.links" }, { count: links.length })}</p>
      <ul className={styles.linkList} aria-labelledby={name}>
        {links.map(({ page, blocks, drafts }, index) => (
          // Two pages may be called the same.
          <li key={index}>
            {intl.formatMessage(
              { id: `editor.pages.links${partsOf({ blocks, drafts })}` },
              { page, count: blocks, drafts },
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Which words tell of a page: for whom its links are there. */
function partsOf({ blocks, drafts }: Pick<PageLink, "blocks" | "drafts">): "Blocks" | "Drafts" | "Both" {
  if (drafts === 0) return "Blocks";
  return blocks === 0 ? "Drafts" : "Both";
}

/** The pages; null: they are on their way. */
function useLinks(id: number, actions: LinksToProps["actions"]): readonly PageLink[] | "unknown" | null {
  const [links, setLinks] = useState<readonly PageLink[] | "unknown" | null>(null);
  useEffect(() => {
    let isGone = false;
    void actions.linksTo(id).then((asked) => {
      if (!isGone) setLinks(asked.ok ? asked.value : "unknown");
    });
    return () => {
      isGone = true;
    };
  }, [id, actions]);
  return links;
}
