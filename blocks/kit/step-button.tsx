import type { ReactNode } from "react";
import { useIntl } from "react-intl";

interface StepButtonProps {
  /** What the boot script does: the list's next quantity, or one step in the cart. */
  readonly action: "quantity:step" | "cart:step";
  readonly by: 1 | -1;
  readonly name: string;
}

/** A button beside a number of something; it works by the boot script. */
export function StepButton({ action, by, name }: StepButtonProps): ReactNode {
  const intl = useIntl();
  return (
    <button
      type="button"
      data-action={action}
      data-step={by}
      aria-label={intl.formatMessage({ id: by < 0 ? "cartDrawer.fewer" : "cartDrawer.more" }, { name })}
    >
      {by < 0 ? "−" : "+"}
    </button>
  );
}
