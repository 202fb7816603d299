/** Who looks at those who edit the site. */
export interface Viewer {
  readonly self: number;
  /** Whether they decide who else edits it: a SUPER_ADMIN does. */
  readonly mayDecide: boolean;
}
