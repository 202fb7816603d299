import { observer } from "mobx-react-lite";
import { Component, createContext, type ReactNode, use } from "react";

import type { FindView } from "#renderer/page/block-view.ts";
import { BlockShell } from "#renderer/page/block-shell.tsx";
import type { ResolvedBlock } from "#renderer/page/page-document.ts";
import { Problem } from "#renderer/page/problem.tsx";

/** Where the canvas has its blocks from: the edited page, or a sample. Who reads one is told when that one changes. */
export interface BlockSource {
  readonly findView: FindView;
  /** Whether a slug's view is on its way: until then such blocks aren't drawn. */
  isComing(slug: string): boolean;
  /** What a block's view receives; null for one that is gone. */
  resolved(id: string): Omit<ResolvedBlock, "slots"> | null;
  /** Why a block that is drawn isn't seen; undefined: it is. */
  unseen?(id: string): string | undefined;
  /** The slots that a block has: on the canvas, the empty ones too. */
  slotNames(id: string): readonly string[];
  /** The blocks that are shown in a slot. */
  idsIn(id: string, slot: string): readonly string[];
  /** Why a view that threw can't be shown, in the administrator's language. */
  problemText(error: unknown): string;
}

const SourceContext = createContext<BlockSource | null>(null);

export const BlockSourceProvider = SourceContext.Provider;

/** Blocks of one slot, or the frame's outermost. */
export function CanvasBlocks({ ids }: { readonly ids: readonly string[] }): ReactNode {
  return ids.map((id) => <CanvasBlock key={id} id={id} />);
}

const CanvasBlock = observer(function CanvasBlock({ id }: { readonly id: string }): ReactNode {
  const source = use(SourceContext);
  const block = source?.resolved(id);
  if (!source || !block || source.isComing(block.slug)) return null;
  const slots = source.slotNames(id).map((name) => [name, <Slot key={name} id={id} name={name} />]);
  return (
    <Guard key={block.slug} block={block} says={source.problemText}>
      <BlockShell
        block={block}
        findView={source.findView}
        slots={Object.fromEntries(slots)}
        unseen={source.unseen?.(id)}
      />
    </Guard>
  );
});

/** Drawn anew when blocks come and go in it, and not when one of them changes. */
const Slot = observer(function Slot({ id, name }: { readonly id: string; readonly name: string }): ReactNode {
  const source = use(SourceContext);
  return (
    <div data-slot={name}>
      <CanvasBlocks ids={source?.idsIn(id, name) ?? []} />
    </div>
  );
});

interface GuardProps {
  readonly block: Omit<ResolvedBlock, "slots">;
  readonly says: (error: unknown) => string;
  readonly children: ReactNode;
}

interface GuardState {
  readonly failed: { readonly error: unknown } | null;
}

/** A view that throws takes nobody with it, and is tried again when its block changes. */
class Guard extends Component<GuardProps, GuardState> {
  override readonly state: GuardState = { failed: null };

  static getDerivedStateFromError(error: unknown): GuardState {
    return { failed: { error } };
  }

  override componentDidUpdate(before: GuardProps): void {
    if (this.state.failed && before.block !== this.props.block) this.setState({ failed: null });
  }

  override render(): ReactNode {
    const { block, says, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <div data-block={block.slug} data-id={block.id}>
        <Problem slug={block.slug} text={says(this.state.failed.error)} />
      </div>
    );
  }
}
