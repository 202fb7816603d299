/** What a preview calls the public state of a page whose layout nobody has published. */
export const noRevision = 0;

/** What a preview calls the public state of a page's layout: the revision, or 0 where none is published. */
export function publishedState(revision: number | null): number {
  return revision ?? noRevision;
}
