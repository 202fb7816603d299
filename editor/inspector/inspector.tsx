import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { useIntl } from "react-intl";

import { EmptyState } from "#editor/kit/empty-state.tsx";

import type { InspectorProps } from "./inspector-props.ts";
import { UnknownBlock } from "./unknown-block.tsx";

const load = async () => ({ default: (await import("./known-block.tsx")).KnownBlock });

/** Forms are asked for when the editor stands, not before: nobody has selected a block until then. */
const KnownBlock = lazy(load);
const PlacedBlock = lazy(async () => ({ default: (await import("./placed-block.tsx")).PlacedBlock }));

/** What the selected block is made of: a form of its fields, and what is set for all blocks like it. */
export function Inspector(props: InspectorProps): ReactNode {
  const { block, definition, count = 0 } = props;
  const intl = useIntl();
  useEffect(loadWhenIdle, []);
  const say = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  if (block === null) {
    const name = count > 1 ? "several" : "nothing";
    return (
      <EmptyState icon="settings" title={say(`editor.inspector.${name}`, { count })}>
        {say(`editor.inspector.${name}Help`)}
      </EmptyState>
    );
  }
  if (props.placed !== undefined) {
    return (
      <Suspense fallback={null}>
        <PlacedBlock key={block.id} {...props} block={block} placed={props.placed} />
      </Suspense>
    );
  }
  const isKnown = definition !== undefined && definition.version === block.v;
  if (!isKnown) return <UnknownBlock block={block} definition={definition} />;
  return (
    <Suspense fallback={null}>
      <KnownBlock key={block.id} {...props} block={block} definition={definition} />
    </Suspense>
  );
}

/** What can't be had now is asked for again with the first block. */
function loadWhenIdle(): () => void {
  const timer = setTimeout(() => void load().catch(() => undefined), 1000);
  return () => clearTimeout(timer);
}
