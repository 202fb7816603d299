import type { ImportKind } from "#schemas/content/import.ts";
import type { PostalAddress } from "#schemas/content/order.ts";
import type { ProductType } from "#schemas/content/product.ts";
import type { Message, Refusal } from "#schemas/refusal.ts";

/*
 * What every source is read into. What stands here came from outside: it is text, checked by whoever saves it.
 */

/** Something to know of an item; why, where something else says so. */
export interface Note extends Message {
  readonly why?: Pick<Refusal, "messageKey" | "values" | "problems">;
}

/** A picture or another file elsewhere. */
export interface ImportedPicture {
  readonly url: string;
  /** What it shows; empty: nobody says. */
  readonly alt: string;
}

/** One saleable form of a product. Money in cents including VAT, capacity in millilitres. */
export interface ImportedForm {
  readonly reference: string;
  readonly year: number | null;
  readonly capacityMl: number;
  readonly priceCents: number;
  /** A lower price for some time, as days in Paris, both counted; null: from the beginning, or without an end. */
  readonly sale: { readonly cents: number; readonly from: string | null; readonly to: string | null } | null;
  /** Null: it isn't counted. */
  readonly stock: number | null;
  readonly picture: ImportedPicture | null;
  /** What else it differs in from the others: name and value. */
  readonly options: readonly (readonly [name: string, value: string])[];
}

export interface ImportedProduct {
  readonly kind: "product";
  readonly name: string;
  /** Empty: made of the name. */
  readonly slug: string;
  /** Rich text of elsewhere, not cleaned. */
  readonly summary: string;
  readonly text: string;
  readonly type: ProductType;
  /** RED, WHITE, ROSE, SPARKLING, SWEET, or empty. */
  readonly colour: string;
  readonly appellation: string;
  readonly region: string;
  readonly grapes: readonly string[];
  readonly features: readonly { readonly label: string; readonly value: string }[];
  readonly isPublished: boolean;
  /** Hundredths of a percent. */
  readonly vatRate: number;
  readonly isDematerialized: boolean;
  readonly tags: readonly string[];
  readonly pictures: readonly ImportedPicture[];
  readonly forms: readonly ImportedForm[];
  /** Whether those were told in a second file, without which nothing is known of them; left out: they weren't. */
  readonly hasCombinations?: boolean;
}

/** A page, or an article of the blog. */
export interface ImportedText {
  readonly kind: "page" | "article";
  readonly title: string;
  readonly slug: string;
  readonly summary: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  readonly picture: ImportedPicture | null;
  /** The names of the folders that it is in, the first one counts. */
  readonly folders: readonly string[];
  /** The page that it stands below, as its source calls it; null: below none. */
  readonly parent: string | null;
}

export interface ImportedCustomer {
  readonly kind: "customer";
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** In international form; null: there is none. Left out where nobody says. */
  readonly phone?: string | null;
  /** Where they live. Left out where nobody says. */
  readonly address?: PostalAddress;
}

export type Imported = ImportedProduct | ImportedText | ImportedCustomer;

/** What a reader says of one item of a file. */
export interface ReadItem {
  readonly line: number;
  readonly kind: ImportKind;
  /** What its source calls it, the same in every file. */
  readonly outsideId: string;
  readonly title: string;
  /** Null: it is left out, as its notes say. */
  readonly content: Imported | null;
  readonly notes: readonly Note[];
  /** Where it stood: paths of its site, each beginning with a slash. */
  readonly paths: readonly string[];
}

/** What whoever brings a file in says of it. */
export interface ReadOptions {
  /** Whether the prices in it include VAT, where the file doesn't say. */
  readonly isTaxIncluded: boolean;
}
