import type { Missing } from "#server/estate/read.ts";

/** What a site lacks, as lines for a terminal. */
export function missingLines(missing: readonly Missing[]): readonly string[] {
  if (missing.length === 0) return ["Nothing is missing: the site may open."];
  const [must, may] = [missing.filter(({ isRequired }) => isRequired), missing.filter(({ isRequired }) => !isRequired)];
  return [
    ...(must.length > 0 ? ["Missing before the site may open:", ...must.map(lineOf)] : ["The site may open."]),
    ...(may.length > 0 ? ["Visitors would also look for:", ...may.map(lineOf)] : []),
  ];
}

function lineOf({ key, text }: Missing): string {
  return `  ${key}: ${text}`;
}
