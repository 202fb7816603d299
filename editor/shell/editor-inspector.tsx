import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback } from "react";

import { builtInSlugs } from "#schemas/page/layout.ts";

import type { FieldPorts } from "../fields/field-ports.ts";
import { Inspector } from "../inspector/inspector.tsx";
import type { Run } from "../inspector/run.ts";
import { blockName } from "../store/block-name.ts";
import { later } from "../kit/later.tsx";
import type { Editor } from "../store/editor.ts";

const PlacedAbout = later(async () => (await import("../pieces/placed-about.tsx")).PlacedAbout);
const SeenAs = later(async () => (await import("./seen-as.tsx")).SeenAs);
const SampleChoice = later(async () => (await import("./sample-choice.tsx")).SampleChoice);

interface EditorInspectorProps {
  readonly editor: Editor;
  readonly ports: FieldPorts;
  /** A sheet around it has the block's name already. */
  readonly isHeadless?: boolean;
}

/** The settings of what is picked. */
export const EditorInspector = observer(function EditorInspector(props: EditorInspectorProps): ReactNode {
  const { editor, ports, isHeadless = false } = props;
  const { canvas, selection } = editor;
  const block = selection.only === null ? undefined : canvas.document.get(selection.only);
  const run: Run = useCallback((commands, group) => editor.run(commands, group), [editor]);
  return (
    <>
      {block && <SampleChoice editor={editor} block={block} />}
      {block && <SeenAs editor={editor} block={block} />}
      <Inspector
        block={block ?? null}
        definition={block && canvas.find(block.slug)}
        config={block && canvas.configOf(block.slug)}
        locale={canvas.locale}
        everywhere={editor.everywhere}
        ports={ports}
        run={run}
        {...(block?.slug === builtInSlugs.reusable && {
          placed: { name: blockName(editor, block.id), about: <PlacedAbout editor={editor} block={block} /> },
        })}
        count={selection.ids.length}
        isHeadless={isHeadless}
      />
    </>
  );
});
