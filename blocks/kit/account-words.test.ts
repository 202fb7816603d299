import { IntlMessageFormat } from "intl-messageformat";
import { expect, test } from "vitest";

import { accountFaults, faultMessage } from "#schemas/accounts/account-faults.ts";
import { localeInfos, locales } from "#schemas/locale.ts";
import { serverMessages } from "#schemas/messages/server-messages.ts";

import { accountWords } from "./account-words.ts";

test.each(locales)("what an account's form says of each fault is what the server says, in %s", (locale) => {
  const words = accountWords(locale);
  for (const fault of accountFaults) {
    const format = new IntlMessageFormat(serverMessages[locale][`key.${fault}`], localeInfos[locale].iso);
    expect(words[fault], fault).toBe(format.format(faultMessage(fault).values));
  }
});
