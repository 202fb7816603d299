/** A value and what it was made from. */
export interface TaggedValue<Value> {
  readonly value: Value;
  /** `news` for lists, `news:12` for rows. */
  readonly tags: ReadonlySet<string>;
  /** When the value stops being true by itself, in milliseconds since the epoch. */
  readonly validUntil: number | null;
}
