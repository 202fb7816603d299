import type { Role } from "#schemas/content/user.ts";
import type { EditingKind } from "#schemas/editing/editing-kind.ts";
import type { Refusal } from "#schemas/refusal.ts";
import type { Result } from "#schemas/result.ts";

/** What is public of a document, and what an edit of it begins with. */
export interface Published<Document> {
  readonly document: Document;
  /** The id of the published revision; null: none is, the document is what a new one begins with. */
  readonly revision: number | null;
}

export interface Publication<Document> {
  readonly id: number;
  readonly document: Document;
  readonly label: string;
  readonly authorId: number | null;
}

/** What an edit makes of a document, and in whose role. */
export interface ChangeToMake<Document> {
  readonly before: Document;
  readonly after: Document;
  readonly role: Role;
}

/** One kind of document that has drafts: how it is read, edited and published. */
export interface DraftKind<Document, Command> {
  /** What is public of a document; null when there is none with this id. */
  published(id: number): Promise<Published<Document> | null>;
  /** How this document is edited: what it may hold may depend on where it is used. */
  editing(id: number): Promise<EditingKind<Document, Command>>;
  /** A document as it was stored. */
  parse(text: string): Document | null;
  /** A document, with what it is older than as another has it. Left out: documents hold all that they ever will. */
  filled?(document: Document, other: Document): Document;
  parseCommand(value: unknown): Result<Command, Refusal<string>>;
  /** True where what is public also changes without a revision: a draft without changes follows that too. */
  readonly isWrittenElsewhere?: true;
  /** The commands that make one document of another. */
  become(document: Document): readonly Command[];
  /** Why somebody in a role may not change a document so; null: they may. Left out: every administrator may. */
  mayChange?(change: ChangeToMake<Document>): Refusal | null;
  /** Makes a document public, behind whatever is: whether that is what was seen has been asked before, in the same transaction. */
  publish(publication: Publication<Document>): Promise<Result<{ readonly revision: number }, Refusal>>;
  /** Takes what is public away from visitors; refused when another revision is; null: none. Left out: it can't be missing. */
  unpublish?(id: number, published: number | null): Promise<Result<null, Refusal>>;
}
