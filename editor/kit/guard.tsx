import { Component, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

interface GuardProps {
  readonly children: ReactNode;
}

/** A part that throws says so in its own place, and takes nothing else of the editor with it. */
export class Guard extends Component<GuardProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <EmptyState
        icon="warning"
        title={<FormattedMessage id="editor.kit.broken" />}
        action={
          <Button onClick={() => this.setState({ failed: false })}>
            <FormattedMessage id="editor.kit.retry" />
          </Button>
        }
      >
        <FormattedMessage id="editor.kit.brokenWhat" />
      </EmptyState>
    );
  }
}
