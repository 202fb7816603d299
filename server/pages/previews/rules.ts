/** What a preview calls the public state of a page's layout: the revision, or 0 where none is published. */
export function publishedState(revision: number | null): number {
  return revision ?? 0;
}
