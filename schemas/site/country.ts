/** A country (spec §3, "Language"): its id is its ISO 3166-1 number, the name in the language of the answer. */
export interface Country {
  readonly id: number;
  readonly alphaTwo: string;
  readonly alphaThree: string;
  /** Three digits, `250`: the same number, written as the standard does. */
  readonly numCode: string;
  readonly name: string;
}
