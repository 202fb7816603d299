import type { Panels } from "../shell/panels.ts";
import type { Editor } from "../store/editor.ts";
import type { Finding } from "./finding.ts";

/** Leads to where a finding is: its block on the canvas, or the panel of the page, on a phone too. */
export function goToFinding(
  { block }: Pick<Finding, "block">,
  { editor, panels }: { readonly editor: Pick<Editor, "selection" | "setPreview">; readonly panels: Panels },
): void {
  if (block !== null) editor.setPreview(false);
  editor.selection.pick(block === null ? [] : [block]);
  if (block === null) panels.openPage();
}
