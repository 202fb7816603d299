/** An edit as it stands in a draft's log. */
/** How many documents go public together, or are planned for one minute, at most. */
export const mostPublishedTogether = 20;

export interface LoggedEdit {
  /** Its number among the document's edits, from 1 on. */
  readonly sequence: number;
  readonly id: string;
  readonly commands: readonly object[];
  /** The commands that take it back. */
  readonly inverse: readonly object[];
  /** The id of the edit that it takes back; null: none. */
  readonly undoes: string | null;
  /** Who made it; null: nobody who is known any more. */
  readonly author: number | null;
  /** When it reached the server, in milliseconds since 1970. */
  readonly at: number;
}

/** A document while it is edited. */
export interface Draft {
  readonly document: object;
  /** How many edits were ever made: the number of the last one. */
  readonly sequence: number;
  /** The published revision that it began with; null: none was. */
  readonly base: number | null;
  /** The number of the last edit that is public: the draft has changes when it is smaller than `sequence`. */
  readonly baseSequence: number;
  /** The revision that is public now. Another one than `base`: somebody published past this draft. */
  readonly published: number | null;
  /** What was done since it was last published, in order. */
  readonly edits: readonly LoggedEdit[];
}

/** Somebody who may edit. */
export interface Person {
  readonly user: number;
  /** What they are called: by name, else by e-mail. */
  readonly name: string;
}

/** Who else works on a document. */
export interface Presence {
  readonly others: readonly (Person & {
    /** The block that they work on; null: none in particular. */
    readonly block: string | null;
    /** When they were last there, in milliseconds since 1970. */
    readonly at: number;
  })[];
}

/** A published state of a document. */
export interface Revision {
  readonly id: number;
  readonly label: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly author: number | null;
  /** The revision that it followed; null: it was the first. */
  readonly base: number | null;
  readonly isPublished: boolean;
  /** The address of a picture of it; null: nobody took one while it was public. */
  readonly preview: string | null;
}

/** A document as it was in a revision. */
export interface RevisionDocument {
  /** The revision's. */
  readonly id: number;
  readonly document: object;
}
