import { observer } from "mobx-react-lite";
import { type ReactNode, useMemo, useState } from "react";
import { useIntl } from "react-intl";

import { later } from "../../kit/later.tsx";
import { onceFor } from "../../once-for.ts";
import { PagesPanel } from "../../page-tree/pages-panel.tsx";
import { listCanvasPages } from "../../pages/canvas-pages.ts";
import { listPages } from "../../pages/list-pages.ts";
import { pageActions } from "../../pages/page-actions.ts";
import { pagesAhead } from "../../pages/pages-ahead.ts";
import type { PageQuestion } from "../../pages/page-dialog.tsx";
import { useCanvasPages } from "../../pages/use-canvas-pages.ts";
import { NotRead } from "../../kit/not-read.tsx";
import type { PanelWork } from "../panel-work.ts";
import styles from "../panel-section.module.css";
import type { SectionPart, SectionProps } from "../sections.tsx";

const aheadOf = onceFor(({ clients, locale }: PanelWork) =>
  pagesAhead(async (told) => await listCanvasPages(clients(locale), told)),
);

const PageDialog = later(async () => (await import("../../pages/page-dialog.tsx")).PageDialog);

/** Every page of the site as the panel has them: what is opened here is edited in the panel's place. */
const Section = observer(function PagesSection({ work }: SectionProps): ReactNode {
  const intl = useIntl();
  const say = (id: string): string => intl.formatMessage({ id });
  const pagesWork = useMemo(() => pagesWorkOf(work), [work]);
  const { pages, isMissing, load } = useCanvasPages(aheadOf(work).list);
  const [question, ask] = useState<PageQuestion | null>(null);
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{say("editor.pages.title")}</h2>
      </div>
      <p className={styles.how}>{say("editor.tree.how")}</p>
      {isMissing && <NotRead title={say(pages === null ? "editor.pages.unread" : "editor.pages.older")} again={load} />}
      {(pages !== null || !isMissing) && (
        <PagesPanel pages={pages} here={null} work={pagesWork} ask={ask} changed={load} />
      )}
      {question !== null && (
        <PageDialog
          question={question}
          pages={pages ?? []}
          work={pagesWork}
          onChanged={load}
          onClose={() => ask(null)}
        />
      )}
    </section>
  );
});

export const PagesSection: SectionPart = Object.assign(Section, {
  begin: async (work: PanelWork) => await aheadOf(work).begin(),
  ahead: async (work: PanelWork) => await aheadOf(work).ahead(),
});

/** What is done with pages, where none is open. */
function pagesWorkOf({ clients, locale, ports, edit }: PanelWork) {
  const client = clients(locale);
  return {
    ports,
    pages: pageActions(client),
    about: { id: 0, listPages: async () => await listPages(clients) },
    settings: { store: null },
    listFrames: async () => await client.call("listFrames"),
    refreshPreview: async (of: { readonly pageId: number; readonly layoutId: number; readonly path: string }) => {
      const { refreshPreview, visitorsHtml } = await import("../../previews/refresh-preview.ts");
      return await refreshPreview(of, { call: client.call, htmlOf: visitorsHtml });
    },
    go: edit,
    leave: () => {},
  };
}
