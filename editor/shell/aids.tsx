import { createElement, type ReactNode } from "react";

import { ChecksPanel } from "../checks/checks-panel.tsx";
import { ChecksWatch } from "../checks/checks-watch.tsx";
import { BesidePage } from "../shown-as/beside-page.tsx";
import { ShowAsMenu } from "../shown-as/show-as-menu.tsx";
import { ShownSign } from "../shown-as/shown-sign.tsx";
import type { Work } from "./work.ts";

const aids = { watch: ChecksWatch, checks: ChecksPanel, menu: ShowAsMenu, sign: ShownSign, beside: BesidePage };

interface AidProps {
  readonly is: keyof typeof aids;
  readonly work: Work;
}

/** One of what helps to look at the page, by its name: the shell asks for all of them at once. */
export function Aid({ is, work }: AidProps): ReactNode {
  return createElement(aids[is], { work });
}
