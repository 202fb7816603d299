import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { later } from "../kit/later.tsx";
import { Tabs } from "../kit/tabs.tsx";
import { PagePanel } from "../pages/page-panel.tsx";
import { EditorInspector } from "./editor-inspector.tsx";
import type { Work } from "./work.ts";

const FramePanel = later(async () => (await import("../frames/frame-panel.tsx")).FramePanel);

/** The settings of what is picked, and those of the page: whoever picks something sees that, nobody else nothing. */
export const RightTabs = observer(function RightTabs({ work }: { readonly work: Work }): ReactNode {
  const intl = useIntl();
  const { editor, panels, ports } = work;
  const { isPage, page } = editor.canvas;
  const fitting = editor.selection.ids.length > 0 ? "block" : "page";
  const { right: chosen, chooseRight } = panels;
  const say = (id: string): string => intl.formatMessage({ id });
  return (
    <Tabs
      label={say("editor.shell.right")}
      value={chosen.at === fitting && !editor.isProgram ? chosen.tab : fitting}
      onChange={(tab) => chooseRight(tab, fitting)}
      tabs={[
        ...(editor.isProgram
          ? []
          : [{ id: "block", label: say("editor.pages.block"), panel: <EditorInspector {...{ editor, ports }} /> }]),
        {
          id: "page",
          label: say(`editor.shell.panelOf.${page.edits}`),
          panel: isPage ? <PagePanel work={work} /> : <FramePanel work={work} />,
        },
      ]}
    />
  );
});
