import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { Button } from "./button.tsx";

interface CancelButtonProps {
  readonly onClick: () => void;
  /** What was asked for is being done: nothing calls it back. */
  readonly disabled?: boolean;
}

/** Leaves a question as it was: the same as its cross and Escape, in words and beside what does it. */
export function CancelButton(props: CancelButtonProps): ReactNode {
  return <Button {...props}>{useIntl().formatMessage({ id: "editor.kit.cancel" })}</Button>;
}
