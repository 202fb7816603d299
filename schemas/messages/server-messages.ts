import type { Locale } from "../locale.ts";
import { mailMessages as englishMails } from "./mail-en_US.ts";
import { mailMessages as frenchMails } from "./mail-fr_FR.ts";
import { serverMessages as english } from "./server-en_US.ts";
import { serverMessages as french } from "./server-fr_FR.ts";

export type ServerMessageKey = keyof typeof english | keyof typeof englishMails;

/** The server's messages by language; ICU patterns, formatted where they are sent. */
export const serverMessages: Readonly<Record<Locale, Readonly<Record<ServerMessageKey, string>>>> = {
  fr_FR: { ...french, ...frenchMails },
  en_US: { ...english, ...englishMails },
};
