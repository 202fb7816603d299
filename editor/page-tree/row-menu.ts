import type { IntlShape } from "react-intl";

import { isMacKeyboard, keysText } from "../actions/keys.ts";
import type { MenuEntry } from "../kit/menu.tsx";
import type { PageQuestion } from "../pages/page-dialog.tsx";
import type { MenuFlags } from "../pages/page-actions.ts";
import { isPreviewOld } from "./page-signs.ts";
import { type MoveStep, moveSteps, stepPlace } from "./tree-moves.ts";
import { isOwnPage, type TreePage } from "./tree-page.ts";

/** The keys that move a page, as those that move a block. */
export const stepKeys: Readonly<Record<MoveStep, string>> = {
  up: "alt+ArrowUp",
  down: "alt+ArrowDown",
  first: "alt+Home",
  last: "alt+End",
  in: "alt+ArrowRight",
  out: "alt+ArrowLeft",
};

const stepIcons = { up: "up", down: "down", first: "up", last: "down", in: "in", out: "out" } as const;

export interface RowDeeds {
  readonly open: (page: TreePage) => void;
  readonly ask: (question: PageQuestion) => void;
  readonly step: (page: TreePage, step: MoveStep) => void;
  readonly setMenu: (page: TreePage, flags: MenuFlags) => void;
  readonly refresh: (page: TreePage) => void;
}

interface RowMenuParts extends RowDeeds {
  readonly page: TreePage;
  readonly pages: readonly TreePage[];
  /** False while the list is searched: neighbours are missing from it. */
  readonly isMovable: boolean;
  readonly intl: IntlShape;
}

/** All that may be done to a page of the tree. */
export function rowMenu({ page, pages, isMovable, intl, ...deeds }: RowMenuParts): readonly MenuEntry[] {
  const say = (id: string): string => intl.formatMessage({ id });
  const keysOf = (keys: string): string =>
    keysText(keys, { isMac: isMacKeyboard(), isFrench: intl.locale.startsWith("fr") });
  const { ask } = deeds;
  const isOwn = isOwnPage(page);
  const copy = { id: "copy", icon: "duplicate", label: say("editor.pages.copyItem") } as const;
  const steps = moveSteps.map((step) => ({
    id: step,
    icon: stepIcons[step],
    label: say(`editor.tree.step.${step}`),
    shortcut: keysOf(stepKeys[step]),
    isDisabled: !isMovable || stepPlace(pages, page.pageId, step) === null,
    onSelect: () => deeds.step(page, step),
  }));
  return [
    {
      id: "open",
      icon: "page",
      label: say("editor.tree.open"),
      shortcut: keysOf("Enter"),
      onSelect: () => deeds.open(page),
    },
    {
      id: "rename",
      label: say("editor.pages.renameItem"),
      shortcut: "F2",
      onSelect: () => ask({ kind: "rename", page }),
    },
    { id: "below", icon: "plus", label: say("editor.tree.below"), onSelect: () => ask({ kind: "below", page }) },
    // What is the program's has nothing that a copy could begin with.
    ...(isOwn && page.isCms && page.layoutId !== null
      ? [{ ...copy, onSelect: () => ask({ kind: "copy", page }) }]
      : []),
    { id: "move", label: say("editor.tree.move"), items: steps },
    "line",
    {
      id: "menu",
      label: say("editor.tree.inMenu"),
      isChecked: page.isMenu,
      onSelect: () => deeds.setMenu(page, { isMenu: !page.isMenu }),
    },
    {
      id: "right",
      label: say("editor.tree.atRight"),
      isChecked: page.isFixedRight,
      isDisabled: !page.isMenu,
      onSelect: () => deeds.setMenu(page, { isFixedRight: !page.isFixedRight }),
    },
    ...(isPreviewOld(page)
      ? ([
          "line",
          { id: "refresh", icon: "image", label: say("editor.tree.refresh"), onSelect: () => deeds.refresh(page) },
        ] as const)
      : []),
    ...(isOwn
      ? ([
          "line",
          {
            id: "delete",
            icon: "delete",
            label: say("editor.pages.deleteItem"),
            shortcut: keysOf("Delete"),
            isDanger: true,
            onSelect: () => ask({ kind: "delete", page }),
          },
        ] as const)
      : []),
  ];
}
