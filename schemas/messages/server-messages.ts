import type { Locale } from "../locale.ts";
import { checkoutMessages as englishCheckout } from "./checkout-en_US.ts";
import { checkoutMessages as frenchCheckout } from "./checkout-fr_FR.ts";
import { documentMessages as englishDocuments } from "./document-en_US.ts";
import { documentMessages as frenchDocuments } from "./document-fr_FR.ts";
import { importMessages as englishImports } from "./import-en_US.ts";
import { importMessages as frenchImports } from "./import-fr_FR.ts";
import { mailMessages as englishMails } from "./mail-en_US.ts";
import { mailMessages as frenchMails } from "./mail-fr_FR.ts";
import { mediaMessages as englishMedia } from "./media-en_US.ts";
import { mediaMessages as frenchMedia } from "./media-fr_FR.ts";
import { newsletterMessages as englishLetters } from "./newsletter-en_US.ts";
import { newsletterMessages as frenchLetters } from "./newsletter-fr_FR.ts";
import { orderMessages as englishOrders } from "./order-en_US.ts";
import { orderMessages as frenchOrders } from "./order-fr_FR.ts";
import { paymentMessages as englishPayments } from "./payment-en_US.ts";
import { paymentMessages as frenchPayments } from "./payment-fr_FR.ts";
import { peopleMessages as englishPeople } from "./people-en_US.ts";
import { peopleMessages as frenchPeople } from "./people-fr_FR.ts";
import { pieceMessages as englishPieces } from "./piece-en_US.ts";
import { pieceMessages as frenchPieces } from "./piece-fr_FR.ts";
import { planMessages as englishPlans } from "./plan-en_US.ts";
import { planMessages as frenchPlans } from "./plan-fr_FR.ts";
import { recordMessages as englishRecords } from "./record-en_US.ts";
import { recordMessages as frenchRecords } from "./record-fr_FR.ts";
import { returnMessages as englishReturns } from "./return-en_US.ts";
import { returnMessages as frenchReturns } from "./return-fr_FR.ts";
import { serverMessages as english } from "./server-en_US.ts";
import { serverMessages as french } from "./server-fr_FR.ts";
import { stockMessages as englishStock } from "./stock-en_US.ts";
import { stockMessages as frenchStock } from "./stock-fr_FR.ts";

export type ServerMessageKey =
  | keyof typeof english
  | keyof typeof englishImports
  | keyof typeof englishMails
  | keyof typeof englishMedia
  | keyof typeof englishLetters
  | keyof typeof englishOrders
  | keyof typeof englishCheckout
  | keyof typeof englishPayments
  | keyof typeof englishDocuments
  | keyof typeof englishPeople
  | keyof typeof englishPieces
  | keyof typeof englishPlans
  | keyof typeof englishRecords
  | keyof typeof englishReturns
  | keyof typeof englishStock;

/** The server's messages by language; ICU patterns, formatted where they are sent. */
export const serverMessages: Readonly<Record<Locale, Readonly<Record<ServerMessageKey, string>>>> = {
  fr_FR: {
    ...{ ...french, ...frenchMails, ...frenchMedia, ...frenchLetters, ...frenchOrders },
    ...{ ...frenchCheckout, ...frenchPayments, ...frenchDocuments },
    ...{ ...frenchPieces, ...frenchPlans, ...frenchRecords, ...frenchReturns, ...frenchPeople },
    ...{ ...frenchImports, ...frenchStock },
  },
  en_US: {
    ...{ ...english, ...englishMails, ...englishMedia, ...englishLetters, ...englishOrders },
    ...{ ...englishCheckout, ...englishPayments, ...englishDocuments },
    ...{ ...englishPieces, ...englishPlans, ...englishRecords, ...englishReturns, ...englishPeople },
    ...{ ...englishImports, ...englishStock },
  },
};
