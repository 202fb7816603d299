import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { Button } from "./button.tsx";

/** Leaves a question as it was: the same as its cross and Escape, in words and beside what does it. */
export function CancelButton({ onClick }: { readonly onClick: () => void }): ReactNode {
  return <Button onClick={onClick}>{useIntl().formatMessage({ id: "editor.kit.cancel" })}</Button>;
}
