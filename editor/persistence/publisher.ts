import type { SeenDraft } from "./draft-port.ts";

/** What came of publishing several drafts together; the places of some of them are those in the list. */
export type PublicationAnswer =
  | { readonly kind: "published"; readonly revisions: readonly number[] }
  /** It was planned: nothing is public yet. */
  | { readonly kind: "planned" }
  /** Others have edited or published these since. */
  | { readonly kind: "behind"; readonly drafts: readonly number[] }
  /** These are there no more. */
  | { readonly kind: "gone"; readonly drafts: readonly number[] }
  | { readonly kind: "signed-out" }
  | {
      readonly kind: "refused";
      readonly draft: number;
      readonly message: string;
      /** What is wrong with which part, as the server names it (`drafts.1.title.fr_FR`), in words. */
      readonly details?: readonly { readonly key: string; readonly error: string }[];
    }
  /** [EM31] It was heard what came of an earlier one, and nothing else was done: what is seen may be another by now. */
  | { readonly kind: "earlier" };

/** What is told of a publication that is heard of later than by its own answer. */
export type Heard = (revisions: readonly number[]) => void;

/** Makes drafts public in one step: all of them or none. When nobody can be reached, it rejects. */
export type Publish = (drafts: readonly SeenDraft[], label: string, heard: Heard) => Promise<PublicationAnswer>;
