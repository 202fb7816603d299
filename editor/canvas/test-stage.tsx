import { observer } from "mobx-react-lite";
import { type ReactNode, useMemo, useRef } from "react";
import type { IntlShape } from "react-intl";

import { definitionsBySlug } from "#blocks/definitions.ts";
import type { ResolvedBlock } from "#renderer/page/page-document.ts";
import type { Canvas as CanvasPage } from "#schemas/content/canvas.ts";
import type { Command } from "#schemas/page/commands/command.ts";
import { layoutKind } from "#schemas/page/editing/layout-kind.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";

import { testEverywhere } from "../everywhere/test-everywhere.ts";
import { testPorts } from "../fields/test-ports.ts";
import { memoryJournal } from "../persistence/memory-journal.ts";
import { layoutWords } from "../saving/document-words.ts";
import { DraftStore } from "../store/draft-store.ts";
import { Editor } from "../store/editor.ts";
import { TestDraftServer } from "../store/test-draft-server.ts";
import { Drag } from "./drag.ts";
import { DragContext } from "./drag-context.tsx";
import { Canvas } from "./model/canvas.ts";
import type { CanvasBlock } from "./model/canvas-block.ts";
import { pageScroller } from "./page-scroller.ts";
import { Stage } from "./stage.tsx";
import { testParts } from "./test-canvas.ts";

type Drawn = Omit<ResolvedBlock, "slots">;

/** The canvas as the editor has it, but that some blocks' views receive what they are given here. */
class GivenCanvas extends Canvas {
  given: readonly Drawn[] = [];

  override block(id: string): CanvasBlock {
    const [block, given] = [super.block(id), this.given.find((each) => each.id === id)];
    if (!given) return block;
    return new Proxy(block, { get: (own, key) => (key === "resolved" ? given : Reflect.get(own, key, own)) });
  }
}

export interface StageGiven {
  readonly page: CanvasPage;
  readonly document: LayoutDocument;
  /** What the page's blocks say. */
  readonly words: IntlShape;
  /** What views receive instead of what the document and the server's answers make of it, by their blocks' ids. */
  readonly given?: readonly Drawn[];
}

/** An editor of a document, with nobody but a server in memory behind it. For tests. */
export async function testStage({ page, document, words, given = [] }: StageGiven): Promise<Editor> {
  const kind = layoutKind(definitionsBySlug);
  let made = 0;
  const newId = (): string => `made${(made += 1)}`;
  const draft = await DraftStore.open({
    kind,
    port: new TestDraftServer(kind, document).port(1),
    journal: memoryJournal<Command>(),
    describe: layoutWords(definitionsBySlug).describe,
    author: 1,
    now: () => Date.UTC(2026, 8, 14, 8, made),
    newId,
  });
  const note = (text: string, error: unknown): void => console.error(text, error);
  const canvas = new GivenCanvas(page, document, words, testParts({ note }));
  canvas.given = given;
  const rest = { everywhere: testEverywhere().draft, settings: { store: null }, words: page.page.locale };
  const beyond = { call: noCall, go: async () => {} };
  return new Editor({ draft, canvas, newId, beyond, ...rest, changeLanguage: async () => {} });
}

/** Nobody answers. */
const noCall = async (): Promise<never> => await Promise.reject(new Error("nobody answers"));

/** The stage as the editor's shell mounts it. For tests. */
export const StageOf = observer(function StageOf({ editor }: { readonly editor: Editor }): ReactNode {
  const sheet = useRef<HTMLDivElement>(null);
  const scroller = useMemo(() => pageScroller(sheet), []);
  const drag = useMemo(() => new Drag(editor), [editor]);
  return (
    <DragContext drag={drag} scroller={scroller}>
      <Stage
        {...{ editor, drag, sheet, scroller, ports: testPorts() }}
        insertBeside={() => {}}
        insertFirst={() => {}}
        openFrame={null}
        openMenu={() => {}}
      />
    </DragContext>
  );
});
