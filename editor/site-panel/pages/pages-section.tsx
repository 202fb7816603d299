import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { useIntl } from "react-intl";

import type { CanvasPage } from "#schemas/content/canvas.ts";

import { Button } from "../../kit/button.tsx";
import { EmptyState } from "../../kit/empty-state.tsx";
import { later } from "../../kit/later.tsx";
import { PagesPanel } from "../../page-tree/pages-panel.tsx";
import { listCanvasPages } from "../../pages/canvas-pages.ts";
import { listPages } from "../../pages/list-pages.ts";
import { pageActions } from "../../pages/page-actions.ts";
import type { PageQuestion } from "../../pages/page-dialog.tsx";
import type { PanelWork } from "../panel-work.ts";
import styles from "../panel-section.module.css";
import type { SectionProps } from "../sections.tsx";

const PageDialog = later(async () => (await import("../../pages/page-dialog.tsx")).PageDialog);

/** Every page of the site as the panel has them: what is opened here is edited in the panel's place. */
export const PagesSection = observer(function PagesSection({ work }: SectionProps): ReactNode {
  const intl = useIntl();
  const say = (id: string): string => intl.formatMessage({ id });
  const pagesWork = useMemo(() => pagesWorkOf(work), [work]);
  const { pages, isMissing, load } = usePages(work);
  const [question, ask] = useState<PageQuestion | null>(null);
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{say("editor.pages.title")}</h2>
      </div>
      <p className={styles.how}>{say("editor.tree.how")}</p>
      {isMissing && pages === null ? (
        <EmptyState
          icon="cloud-off"
          title={say("editor.pages.unread")}
          action={<Button onClick={load}>{say("editor.pages.again")}</Button>}
        />
      ) : (
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

/** The pages, those that are seen first before all are there; asked for again on wish. */
function usePages({ clients, locale }: Pick<PanelWork, "clients" | "locale">) {
  const [pages, setPages] = useState<readonly CanvasPage[] | null>(null);
  const [isMissing, setMissing] = useState(false);
  const load = useCallback((): void => {
    const told = (some: readonly CanvasPage[]): void => setPages((before) => before ?? some);
    listCanvasPages(clients(locale), told).then(
      (all) => {
        setPages(all);
        setMissing(false);
      },
      (error: unknown) => {
        console.warn("the pages could not be read", error);
        setMissing(true);
      },
    );
  }, [clients, locale]);
  useEffect(load, [load]);
  return { pages, isMissing, load };
}
