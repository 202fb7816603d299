import type { ComponentProps, ReactNode } from "react";

import { classNames } from "#blocks/kit/class-names.ts";

import styles from "./ed-button.module.css";
import { Icon, type IconName } from "./icons.tsx";
import type { Tip, TipSide } from "./tooltip.tsx";

export interface ButtonProps extends Omit<ComponentProps<"button">, "className" | "style"> {
  /** `primary` is what the view is for: once in a view. On a bar it has the colour of paper. */
  readonly variant?: "plain" | "quiet" | "primary" | "danger";
  readonly icon?: IconName;
  readonly isSmall?: boolean;
}

/** A button with words. */
export function Button({ variant = "plain", icon, isSmall = false, children, ...rest }: ButtonProps): ReactNode {
  return (
    <button type="button" className={classNames(styles.button, styles[variant], isSmall && styles.small)} {...rest}>
      {icon === undefined ? null : <Icon name={icon} size={isSmall ? 16 : 18} />}
      {children}
    </button>
  );
}

export interface IconButtonProps extends Omit<ComponentProps<"button">, "className" | "style" | "children"> {
  readonly icon: IconName;
  /** What it does: its name, and what is shown beside it. */
  readonly label: string;
  /** The keys that do the same, as they are written on them. */
  readonly shortcut?: string;
  /** For what is switched on and off. */
  readonly isPressed?: boolean;
  readonly variant?: "quiet" | "danger";
  readonly isSmall?: boolean;
  readonly side?: TipSide;
}

/** A button that shows a sign alone: its name is heard, and seen beside it. */
export function IconButton(props: IconButtonProps): ReactNode {
  const { icon, label, shortcut, isPressed, variant = "quiet", isSmall = false, side, ...rest } = props;
  const classes = classNames(styles.button, styles.icon, styles[variant], isSmall && styles.small);
  const tip = { "data-tip": label, "data-tip-keys": shortcut, "data-tip-side": side } satisfies Tip;
  return (
    <button type="button" className={classes} aria-label={label} aria-pressed={isPressed} {...tip} {...rest}>
      <Icon name={icon} size={isSmall ? 16 : 20} />
    </button>
  );
}
