import type { CheckedPage } from "./checked-page.ts";
import type { Finding } from "./finding.ts";

/** Pictures that say nothing to those who don't see them, without anybody having wanted that (WCAG 1.1.1). */
export function silence({ silent }: Pick<CheckedPage, "silent">): readonly Finding[] {
  return silent.map(({ block, name, locales, mend }) => ({
    ...{ rule: "silentPicture", block, locales, values: { name } },
    ...(mend && { mend: mend.commands, mendedBy: mend.by }),
  }));
}
