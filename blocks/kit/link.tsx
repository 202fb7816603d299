import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import type { ViewLink } from "#schemas/fields/link.ts";

import { classNames } from "./class-names.ts";
import layout from "./layout.module.css";
import styles from "./link.module.css";

export interface LinkProps {
  readonly link: ViewLink;
  /** `button`: filled; `outline`: a hairline; `text`: words with an arrow; `bare`: only what the class says. */
  readonly look?: "button" | "outline" | "text" | "bare";
  readonly className?: string | undefined;
}

/** A plain link from a link field; one that opens a new tab says so to those who can't see it. */
export function Link({ link, look = "bare", className }: LinkProps): ReactNode {
  return (
    <a
      href={link.href}
      className={classNames(look !== "bare" && styles[look], className)}
      {...(link.newTab && { target: "_blank", rel: "noopener" })}
      {...(link.reload && { "data-reload": "" })}
    >
      {link.label}
      {link.newTab && (
        <span className={layout.hidden}>
          {" "}
          <FormattedMessage id="kit.newTab" />
        </span>
      )}
    </a>
  );
}
