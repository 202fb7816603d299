import type { ReactNode } from "react";

import type { Logo } from "#schemas/site/logo.ts";
import type { Parameter } from "#schemas/site/parameter.ts";

import styles from "./letterhead.module.css";
import { readParameter } from "./parameters.ts";
import { Picture } from "./picture.tsx";
import { logosOn, siteLogo } from "./site-logo.ts";

const paper = "#ffffff";

/** The head of a printed page: the estate's logo, or its name, and where it is found. On a screen it isn't there. */
export function Letterhead({
  logos,
  parameters,
}: {
  readonly logos: readonly Logo[] | null;
  readonly parameters: readonly Parameter[] | null;
}): ReactNode {
  const [name = "", ...facts] = ["COMPANY_NAME", "COMPANY_HEAD_OFFICE", "COMPANY_PHONE", "COMPANY_EMAIL"].map((type) =>
    readParameter(parameters, type),
  );
  const logo = siteLogo(logos, ...logosOn(paper, paper));
  return (
    <div className={styles.letterhead}>
      {logo ? (
        <Picture image={logo} sizes="320px" alt={logo.alt || name} className={styles.logo} />
      ) : (
        <p className={styles.name}>{name}</p>
      )}
      <p className={styles.facts}>{facts.filter((fact) => fact !== "").join("\n")}</p>
    </div>
  );
}
