import { type ReactNode, useCallback, useState } from "react";

import { definitions } from "#blocks/definitions.ts";
import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import { testEverywhere } from "#editor/everywhere/test-everywhere.ts";
import type { FieldPorts } from "#editor/fields/field-ports.ts";
import { testPorts } from "#editor/fields/test-ports.ts";
import { InEditor } from "#editor/kit/test-editor.tsx";
import type { Locale } from "#schemas/locale.ts";
import type { BlockRegistry } from "#schemas/page/block-registry.ts";
import { applyCommand, type Command } from "#schemas/page/commands/command.ts";
import { type BlockNode, type ComponentConfig, emptyLayout, type LayoutDocument } from "#schemas/page/layout.ts";
import { ok } from "#schemas/result.ts";

import { Inspector } from "./inspector.tsx";
import type { InspectorProps } from "./inspector-props.ts";

export interface BenchProps extends Partial<Omit<InspectorProps, "block">> {
  readonly definition: BlockDefinition;
  readonly props?: BlockNode["props"];
  /** What else stands in the same window. */
  readonly children?: ReactNode;
  readonly config?: ComponentConfig;
  readonly width?: number;
  readonly uiLocale?: Locale;
  readonly ports?: FieldPorts;
  /** Told the document and the group after each command. */
  readonly onDone?: (document: LayoutDocument, group: string | undefined) => void;
}

const defaultPorts = testPorts();

/** An inspector of one block whose commands are done on a document. For tests. */
export function Bench(bench: BenchProps): ReactNode {
  const { definition, props = {}, width = 340, locale = "fr_FR", uiLocale = "fr_FR", children, onDone } = bench;
  const [document, setDocument] = useState(() => documentOf(definition, props));
  const [registry] = useState(() => registryWith(definition));
  const [everywhere] = useState(() => testEverywhere(bench.config ? [bench.config] : [], registry).draft);
  const run = useCallback(
    (commands: readonly Command[], group?: string) => {
      let next = document;
      for (const command of commands) {
        const done = applyCommand(next, command, registry);
        if (!done.ok) return done;
        next = done.value.document;
      }
      setDocument(next);
      onDone?.(next, group);
      return ok(null);
    },
    [registry, document, onDone],
  );
  return (
    <InEditor locale={uiLocale}>
      <div style={{ inlineSize: width, minBlockSize: 600, background: "var(--ed-panel)" }}>
        <Inspector
          ports={defaultPorts}
          everywhere={everywhere}
          {...bench}
          {...{ locale, run }}
          block={document.blocks["b1"] ?? null}
        />
      </div>
      {children}
    </InEditor>
  );
}

function registryWith(definition: BlockDefinition): BlockRegistry {
  return { get: (slug) => [definition, ...definitions].find((each) => each.slug === slug) };
}

function documentOf({ slug, version }: BlockDefinition, props: BlockNode["props"]): LayoutDocument {
  const block = { id: "b1", slug, v: version, props, slots: {} };
  return { ...emptyLayout("page"), root: ["b1"], blocks: { b1: block } };
}
