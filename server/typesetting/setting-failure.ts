/** Why there is no document: it was too much at once, the process that sets it ended, or the content can't be set. */
export type SettingFailureKind = "busy" | "died" | "unsound";

/** A document that could not be set. */
export class SettingFailure extends Error {
  readonly kind: SettingFailureKind;

  constructor(kind: SettingFailureKind, why: string) {
    super(why);
    this.kind = kind;
  }
}
