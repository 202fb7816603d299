/** What is to go public, or to be taken away from visitors, at an instant, by itself. */
export interface Plan {
  readonly id: number;
  readonly action: "publish" | "unpublish";
  /** In milliseconds since 1970. */
  readonly at: number;
  /** What the new versions are called. */
  readonly label: string;
  /** Who planned it; null: nobody who is known any more. */
  readonly author: number | null;
  readonly madeAt: number;
  /** Why nothing was done when its time came, in words; null: it waits. */
  readonly failure: string | null;
  readonly documents: readonly {
    readonly kind: string;
    readonly id: number;
    /** The number of the draft's last edit that goes public: what was done after it doesn't. */
    readonly since: number;
  }[];
}
