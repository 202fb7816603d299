import { Component, type ReactNode } from "react";

import type { TypingPlace } from "./focus.ts";
import type { ShownPage } from "./shown-page.ts";

export interface CommitHooks {
  /** Runs just before React changes the page. */
  before(): TypingPlace | null;
  /** Runs right after, before the browser paints. */
  after(shown: ShownPage, place: TypingPlace | null): void;
}

interface PageCommitProps {
  readonly shown: ShownPage;
  readonly hooks: CommitHooks;
  readonly children: ReactNode;
}

/**
 * Brings everything around the page in step with it in the same commit: head, scroll, focus. A
 * class, because only a class component may look at the page just before it changes.
 */
export class PageCommit extends Component<PageCommitProps> {
  override getSnapshotBeforeUpdate(previous: PageCommitProps): TypingPlace | null {
    return previous.shown === this.props.shown ? null : this.props.hooks.before();
  }

  override componentDidUpdate(previous: PageCommitProps, _state: unknown, place: TypingPlace | null): void {
    if (previous.shown !== this.props.shown) this.props.hooks.after(this.props.shown, place);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
