import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { EmptyState } from "#editor/kit/empty-state.tsx";
import { later } from "#editor/kit/later.tsx";

import type { InspectorProps } from "./inspector-props.ts";

/** Forms are asked for when the editor stands, not before: nobody has selected a block until then. */
const KnownBlock = later(async () => (await import("./known-block.tsx")).KnownBlock);
const UnknownBlock = later(async () => (await import("./unknown-block.tsx")).UnknownBlock);
const PlacedBlock = later(async () => (await import("./placed-block.tsx")).PlacedBlock);

/** What the selected block is made of: a form of its fields, and what is set for all blocks like it. */
export function Inspector(props: InspectorProps): ReactNode {
  const { block, definition, count = 0 } = props;
  const intl = useIntl();
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
    return <PlacedBlock key={block.id} {...props} block={block} placed={props.placed} />;
  }
  const isKnown = definition !== undefined && definition.version === block.v;
  if (!isKnown) return <UnknownBlock block={block} definition={definition} />;
  return <KnownBlock key={block.id} {...props} block={block} definition={definition} />;
}
