import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback, useState } from "react";
import { useIntl } from "react-intl";

import type { SettingGroup } from "#schemas/site-settings/setting.ts";
import { valueInForce } from "#schemas/site-settings/site-settings.ts";

import { Guard } from "../kit/guard.tsx";
import { useOpenFields } from "../shell/use-open-fields.ts";
import { PanelBar } from "./panel-bar.tsx";
import { PanelMenu } from "./panel-menu.tsx";
import type { PanelWork } from "./panel-work.ts";
import { PreviewPane } from "./preview/preview-pane.tsx";
import { sections } from "./sections.tsx";
import { SettingsGroup } from "./settings/settings-group.tsx";
import styles from "./site-panel.module.css";
import { useUndoKeys } from "./use-undo-keys.ts";

/** What is open in the panel: a group of settings, another section, or the list of all. */
export type Opened = { readonly group: SettingGroup } | { readonly section: string } | null;

/**
 * The operator's panel: what can be set on one side, the pages as they will be on the other. Another document takes all of its
 * room, so that the bar is nowhere beside fields of what it doesn't publish.
 */
export const SitePanel = observer(function SitePanel({ work }: { readonly work: PanelWork }): ReactNode {
  const intl = useIntl();
  const say = (id: string): string => intl.formatMessage({ id });
  const [opened, open] = useState<Opened>(() => openedFirst(work));
  const { atHand, site } = work.desk;
  const drafts = useCallback(() => [work.desk.atHand.draft], [work]);
  useOpenFields(drafts);
  useUndoKeys(atHand.draft);
  const section = opened && "section" in opened ? sections.find(({ id }) => id === opened.section) : undefined;
  return (
    <div className={styles.panel} data-section={section?.id} data-alone={atHand === site ? undefined : ""}>
      <PanelBar work={work} />
      <aside className={styles.side} aria-label={say("editor.site.settings")}>
        <Guard>
          {opened && "group" in opened ? (
            <SettingsGroup work={work} group={opened.group} back={() => open(null)} />
          ) : (
            <PanelMenu work={work} opened={opened} open={open} />
          )}
        </Guard>
      </aside>
      <main className={styles.main}>
        <Guard>{section ? <section.Section work={work} /> : <PreviewPane frames={work.frames} />}</Guard>
      </main>
    </div>
  );
});

/** [§3] What the panel opens with is the site's to say: the shop's settings, or the list of all. */
function openedFirst({ draft }: PanelWork): Opened {
  return valueInForce(draft.document, "info.dashboardType") === "SHOP" ? { group: "shop" } : null;
}
