export type FilterType = "text" | "number" | "integer" | "boolean" | "day" | "choice";

/** One filter that a list understands, named after its column. */
export interface FilterRule {
  readonly type: FilterType;
  /** The values of a `choice`. */
  readonly choices?: readonly string[];
  /** True when only equality makes sense (full text, tags). */
  readonly onlyEqual?: boolean;
}

/** What a list starts from when the one who asks says nothing. */
export interface ListDefaults {
  readonly nbItem: number;
  readonly page: number;
  /** One order, as the `orderBy` parameter spells it. */
  readonly orderBy: string;
}

/** What a list query may name; everything else is refused (reliability D15). */
export interface ListRules {
  readonly defaults: ListDefaults;
  readonly filters: Readonly<Record<string, FilterRule>>;
  readonly orderBy: readonly string[];
}

/** The general default of a list (spec §3, "paging parameters"; §9). */
export const generalPaging = { nbItem: 10, page: 1 } as const;
