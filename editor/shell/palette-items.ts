import type { IntlShape } from "react-intl";

import { definitions } from "#blocks/definitions.ts";
import { fold } from "#schemas/fold.ts";
import { inLocale } from "#schemas/locale.ts";

import { blockActions } from "../actions/actions.ts";
import { clipboardActions } from "../actions/clipboard-actions.ts";
import { insertBlock, isInsertable } from "../actions/block-actions.ts";
import { isMacKeyboard, keysText } from "../actions/keys.ts";
import type { IconName } from "../kit/icons.tsx";
import { pieceActions } from "../pieces/piece-actions.ts";
import type { Editor } from "../store/editor.ts";
import { leadTo } from "./lead-to.ts";
import type { Panels } from "./panels.ts";
import { helpKeys } from "./shell-keys.ts";

export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly keys?: string;
  run(): void;
  /** What it opens takes the focus itself; left out, what had it before has it again. */
  readonly isLeading?: boolean;
}

interface Palette {
  readonly editor: Editor;
  readonly panels: Pick<Panels, "checks" | "openChecks">;
  readonly intl: IntlShape;
  /** Opens the list of all keys. */
  help(): void;
}

/** Everything that can be done now, and every block that can be put in, answering to some words. */
export function paletteItems({ editor, panels, intl, help }: Palette, words: string): readonly PaletteItem[] {
  const isFrench = intl.locale.startsWith("fr");
  const isMac = isMacKeyboard();
  const done = [...blockActions, ...clipboardActions, ...pieceActions]
    .filter((action) => action.isPossible(editor) && (editor.isArranging || action.group !== "block"))
    .map(({ id, icon, keys, run }): PaletteItem => {
      const label = intl.formatMessage({ id: `editor.action.${id}` });
      const shown = { ...(icon && { icon }), ...(keys && { keys: keysText(keys, { isMac, isFrench }) }) };
      return { id, label, ...shown, run: () => void run(editor) };
    });
  const put = definitions
    .filter(({ slug }) => isInsertable(slug) && editor.isArranging)
    .map(({ slug, label }): PaletteItem => {
      const name = inLocale(label, editor.words) ?? slug;
      return {
        id: `insert ${slug}`,
        icon: "plus",
        label: intl.formatMessage({ id: "editor.palette.insert" }, { name }),
        run: () => void insertBlock(editor, slug),
      };
    });
  const about = { id: "help", label: intl.formatMessage({ id: "editor.help.title" }), keys: helpKeys, run: help };
  const { checks, openChecks } = panels;
  const checked: readonly PaletteItem[] = checks
    ? [
        {
          id: "checks",
          icon: "check",
          label: intl.formatMessage({ id: "editor.checks.tab" }, { count: checks.findings.length }),
          run: () => {
            openChecks();
            leadTo("[data-checks]");
          },
          isLeading: true,
        },
      ]
    : [];
  const wanted = fold(words).split(" ");
  return [...done, ...checked, about, ...put].filter(({ label }) => wanted.every((word) => fold(label).includes(word)));
}
