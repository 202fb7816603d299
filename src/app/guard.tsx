import { Component, type ReactNode } from "react";

interface GuardProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** A block that throws leaves a gap, not a broken page; it is tried again with the next page. */
export function Guard(props: GuardProps): ReactNode {
  return <Boundary {...props} />;
}

class Boundary extends Component<GuardProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate(previous: GuardProps): void {
    if (this.state.failed && previous.children !== this.props.children) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
