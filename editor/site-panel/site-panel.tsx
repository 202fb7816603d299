import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useIntl } from "react-intl";

import { Button } from "../kit/button.tsx";
import { Guard } from "../kit/guard.tsx";
import { askWhenIdle } from "../kit/later.tsx";
import { useOpenFields } from "../shell/use-open-fields.ts";
import { PanelBar } from "./panel-bar.tsx";
import { PanelMenu } from "./panel-menu.tsx";
import type { PanelWork } from "./panel-work.ts";
import { PreviewPane } from "./preview/preview-pane.tsx";
import { type SectionPart, sections } from "./sections.tsx";
import { SettingsGroup } from "./settings/settings-group.tsx";
import styles from "./site-panel.module.css";
import { useUndoKeys } from "./use-undo-keys.ts";

/**
 * The operator's panel: what can be set on one side, the pages as they will be on the other. Another document takes all of its
 * room, so that the bar is nowhere beside fields of what it doesn't publish.
 */
export const SitePanel = observer(function SitePanel({ work }: { readonly work: PanelWork }): ReactNode {
  const intl = useIntl();
  const say = (id: string): string => intl.formatMessage({ id });
  const { at: opened, go } = work.places;
  const { atHand, site } = work.desk;
  const drafts = useCallback(() => [work.desk.atHand.draft], [work]);
  useOpenFields(drafts);
  useUndoKeys(atHand.draft);
  // What opens on a press opens without a line, and a long list with its rows.
  useEffect(() => askWhenIdle(async () => readAhead(work)), [work]);
  const section = opened && "section" in opened ? sections.find(({ id }) => id === opened.section) : undefined;
  const hasPages = useOnce(section === undefined);
  return (
    <div className={styles.panel} data-section={section?.id} data-alone={atHand === site ? undefined : ""}>
      <PanelBar work={work} />
      <aside className={styles.side} aria-label={say("editor.site.settings")}>
        <Guard>
          {opened && "group" in opened ? (
            <SettingsGroup key={opened.group} work={work} group={opened.group} back={() => go(null)} />
          ) : (
            <PanelMenu work={work} />
          )}
        </Guard>
      </aside>
      <main className={styles.main}>
        {section && (
          <p className={styles.toAll}>
            <Button variant="quiet" icon="chevron-left" onClick={() => go(null)}>
              {say("editor.site.back")}
            </Button>
          </p>
        )}
        {/* Pages that were there once are only out of sight behind a section: to take them away and load them anew costs more. */}
        {hasPages && (
          <div className={styles.pages} hidden={section !== undefined}>
            <Guard>
              <PreviewPane frames={work.frames} />
            </Guard>
          </div>
        )}
        {section && (
          <Guard key={section.id}>
            <section.Section work={work} />
          </Guard>
        )}
      </main>
    </div>
  );
});

/** Reads the first rows of long lists before anybody opens them; who does sees them at once, while they are read anew. */
function readAhead(work: PanelWork): void {
  for (const { Section } of sections) {
    const part: SectionPart | null = Section.now();
    void part?.ahead?.(work);
  }
}

/** True as soon as something was so, and from then on. */
function useOnce(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return wasSo || isSo;
}
