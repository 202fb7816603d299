/** What a form that was refused has to say, to the block that holds it, where no script runs (ADR 049). */
export interface FormSaid {
  /** Which of the block's forms: the name that it is posted under. */
  readonly form: string;
  /** What was typed, by field; never a password. */
  readonly values: Readonly<Record<string, string>>;
  /** What is wrong, by field, to be read after the field's name: "has the wrong form". */
  readonly errors: Readonly<Record<string, string>>;
  /** What there is to say of the form as a whole; empty: nothing. */
  readonly message: string;
  /** The discount code that was posted along, or taken away; left out: neither. */
  readonly code?: CodeSaid;
}

/** What became of a discount code that was posted along with another form. */
export interface CodeSaid {
  readonly typed: string;
  /** Why it wasn't taken; empty: it was. */
  readonly refusal: string;
}
