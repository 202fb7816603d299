/** The place of somebody's typing within a larger value; undefined stays undefined: nothing was typed. */
export function typedInside(part: string, typedAt: string | undefined): string | undefined {
  return typedAt === undefined ? undefined : `${part}.${typedAt}`;
}
