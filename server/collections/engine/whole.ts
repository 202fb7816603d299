/**
 * A save command's input with nothing left out: `{ … } satisfies Whole<NewsInput>` fails where a key of it, or a text, is
 * missing. So no collection can lack what its command takes, today's keys and tomorrow's.
 */
export type Whole<Input extends object> = {
  readonly [Key in Exclude<keyof Input, "id">]-?: Key extends "texts"
    ? EachWhole<NonNullable<Input[Key]>>
    : Exclude<Input[Key], undefined>;
};

/** The same of texts by language, of which a language may be missing as a whole. */
type EachWhole<Texts> = { readonly [Locale in keyof Texts]: Required<NonNullable<Texts[Locale]>> };
