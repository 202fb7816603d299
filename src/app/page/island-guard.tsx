import { Component, type ReactNode } from "react";

import { IslandFailure } from "#blocks/kit/island-failure.tsx";

interface IslandGuardProps {
  readonly children: ReactNode;
}

/** An island that throws says so and offers to begin anew; it is tried again when it gets other props, too. */
export class IslandGuard extends Component<IslandGuardProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate(previous: IslandGuardProps): void {
    if (this.state.failed && previous.children !== this.props.children) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? <IslandFailure retry={() => this.setState({ failed: false })} /> : this.props.children;
  }
}
