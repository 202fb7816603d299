import { memo, type ReactNode } from "react";

import { PageContext } from "#blocks/kit/page-context.tsx";

import { blockHref } from "./block-href.ts";
import type { FindView } from "./block-view.ts";
import type { LiveNode, StaticNode, WireDocument, WireNode } from "./page-document.ts";
import { Traced } from "./render-trace.tsx";

export interface PageTreeProps {
  readonly document: WireDocument;
  readonly findView: FindView;
  /** Wraps each live view; the browser puts its error boundary here, the server nothing. */
  readonly Guard?: (props: { id: string; children: ReactNode }) => ReactNode;
}

/**
 * The page as the server hydrates it and the browser takes it over: static subtrees are HTML,
 * containers and islands are components (design §5).
 */
export function PageTree({ document, findView, Guard = Bare }: PageTreeProps): ReactNode {
  return (
    <PageContext value={document.page}>
      <div className="frame">
        <div className="scroller">
          <Nodes nodes={document.nodes} findView={findView} Guard={Guard} />
        </div>
      </div>
    </PageContext>
  );
}

interface NodesProps {
  readonly nodes: readonly WireNode[];
  readonly findView: FindView;
  readonly Guard: NonNullable<PageTreeProps["Guard"]>;
}

function Nodes({ nodes, findView, Guard }: NodesProps): ReactNode {
  return nodes.map((node) =>
    node.kind === "static" ? (
      <StaticHtml key={node.id} node={node} />
    ) : (
      <Live key={node.id} node={node} findView={findView} Guard={Guard} />
    ),
  );
}

/** Keeps its HTML as it is, with everything the boot script did to it, until the hash changes. */
const StaticHtml = memo(
  function StaticHtml({ node }: { node: StaticNode }): ReactNode {
    return (
      <div
        data-block={node.slug}
        data-id={node.id}
        data-static={node.hash}
        dangerouslySetInnerHTML={{ __html: node.html ?? "" }}
      />
    );
  },
  (before, after) => before.node.id === after.node.id && before.node.hash === after.node.hash,
);

function Live({ node, findView, Guard }: { node: LiveNode } & Omit<NodesProps, "nodes">): ReactNode {
  const View = findView(node.slug);
  if (!View) return null;
  const slots = Object.fromEntries(
    Object.entries(node.slots).map(([name, nodes]) => [
      name,
      <div key={name} data-slot={name}>
        <Nodes nodes={nodes} findView={findView} Guard={Guard} />
      </div>,
    ]),
  );
  return (
    <div data-block={node.slug} data-id={node.id} data-island={node.starts}>
      <Guard id={node.id}>
        <Traced id={node.id}>
          <View
            id={node.id}
            props={node.props}
            data={node.data}
            query={node.query}
            slots={slots}
            href={blockHref(node.id, node.here ?? "")}
          />
        </Traced>
      </Guard>
    </div>
  );
}

function Bare({ children }: { id: string; children: ReactNode }): ReactNode {
  return children;
}
