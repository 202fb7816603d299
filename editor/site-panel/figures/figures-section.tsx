import { observer } from "mobx-react-lite";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import { valueInForce } from "#schemas/site-settings/site-settings.ts";

import { EmptyState } from "../../kit/empty-state.tsx";
import { Tabs } from "../../kit/tabs.tsx";
import frame from "../panel-section.module.css";
import type { SectionProps } from "../sections.tsx";
import { DayCloseView } from "./day-close.tsx";
import styles from "./figures.module.css";
import { PeriodView } from "./period-view.tsx";

/** How the shop does: a period beside the one before it, and the close of a day. */
export const FiguresSection = observer(function FiguresSection({ work }: SectionProps): ReactNode {
  const { formatMessage: say } = useIntl();
  const [tab, setTab] = useState("period");
  const isShop = valueInForce(work.draft.document, "info.isECommerce") === true;
  return (
    <section className={frame.section}>
      <header className={frame.head}>
        <h2>{say({ id: "editor.site.figures.name" })}</h2>
      </header>
      {isShop ? <p className={frame.how}>{say({ id: "editor.site.figures.how" })}</p> : <NoShop />}
      {isShop && (
        <div className={styles.figures}>
          <Tabs
            label={say({ id: "editor.site.figures.name" })}
            value={tab}
            onChange={setTab}
            tabs={[
              { id: "period", label: say({ id: "editor.site.figures.period" }), panel: <PeriodView work={work} /> },
              { id: "day", label: say({ id: "editor.site.figures.close" }), panel: <DayCloseView work={work} /> },
            ]}
          />
        </div>
      )}
    </section>
  );
});

function NoShop(): ReactNode {
  const { formatMessage: say } = useIntl();
  return (
    <EmptyState icon="table" title={say({ id: "editor.site.figures.noShop" })}>
      <p>{say({ id: "editor.site.figures.noShopYet" })}</p>
    </EmptyState>
  );
}
