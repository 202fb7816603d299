import type { Command } from "commander";

import type { AddressTypeValue } from "#schemas/content/company-address.ts";
import { listCompanyAddresses } from "#server/company-addresses/read.ts";
import { removeCompanyAddress, saveCompanyAddress } from "#server/company-addresses/write.ts";
import { rowExists } from "#server/db/row.ts";

import type { CliContext } from "./cli-context.ts";
import { wordsOf } from "./popup-commands.ts";
import { addRowCommands, textsIn } from "./row-commands.ts";

interface AddressOptions {
  readonly locale: string;
  readonly name?: string;
  readonly text?: string;
  readonly types?: string;
  readonly address?: string;
  readonly postalCode?: string;
  readonly city?: string;
  readonly country?: string;
  readonly phone?: string;
  readonly email?: string;
}

/** `address list`, `address add`, `address edit ID`, `address remove ID`: the estate's own. */
export function addAddressCommands(group: Command, context: CliContext): void {
  addRowCommands(group, context, {
    name: "address",
    declare: (command) =>
      command
        .option("--name <text>")
        .option("--text <text>", "how to get there")
        .option("--types <types>", "by commas: HEAD_OFFICE, CELLAR, SHOP, CLICK_AND_COLLECT; replaces all")
        .option("--address <text>")
        .option("--postal-code <code>")
        .option("--city <text>")
        .option("--country <code>", "two letters")
        .option("--phone <number>")
        .option("--email <email>"),
    list: async (locale) =>
      (await listCompanyAddresses(locale, { nbItem: 1000, page: 1, orderBy: [], filters: [] })).addresses,
    line: ({ id, name, address, postalCode, city }) => `${id}  ${name}: ${address}, ${postalCode} ${city}`,
    save: async ({ locale: _locale, name, text, types, ...columns }: AddressOptions, locale, id) =>
      await saveCompanyAddress({
        ...columns,
        id,
        // The command refuses what is no type.
        types: types === undefined ? undefined : (wordsOf(types) as readonly AddressTypeValue[]),
        texts: textsIn(locale, { name, text }),
      }),
    exists: (id) => rowExists("company_address", id),
    remove: removeCompanyAddress,
  });
}
