import { assembleCustomer, type RawAddress } from "../assemble-customer.ts";
import { lettersOf } from "../country-words.ts";
import { hasColumn, type TableRow } from "../files/read-table.ts";
import type { ReadItem } from "../shapes.ts";
import type { TableReader } from "./source-reader.ts";

/*
 * The customers of PrestaShop, as the sample files of its import name their columns; the password is not looked at. Their
 * addresses stand in a file of their own, given with it.
 */

const names = {
  id: ["Customer ID", "id"],
  email: ["Email *", "E-mail*"],
  firstname: ["First Name *", "Firstname*"],
  lastname: ["Last Name *", "Lastname*"],
  letters: ["Newsletter (0/1)", "Newletter (0/1)"],
  ofCustomer: ["Customer e-mail*", "Customer email*"],
  street: ["Address 1*", "Address*"],
  street2: ["Address 2"],
  postalCode: ["Zipcode*", "Zip/postal code*"],
  city: ["City*"],
  country: ["Country*"],
} as const;

export const prestaShopCustomers: TableReader = {
  source: "prestashop",
  knows: (columns) => [names.id, names.email, names.lastname].every((each) => hasColumn(columns, each)),
  beside: {
    knows: (columns) => [names.ofCustomer, names.street, names.country].every((each) => hasColumn(columns, each)),
    alone: "import.addressesAlone",
  },
  *read({ rows }, _options, beside) {
    const addresses = Map.groupBy((beside?.rows ?? []).filter(isUsed), keyOf);
    for (const row of rows) {
      const [id, email] = [row.cell(...names.id), row.cell(...names.email)];
      yield customerOf(row, addresses.get(email.toLowerCase()) ?? addresses.get(`id:${id}`) ?? []);
    }
  },
};

/** Of several addresses the first one comes. */
function customerOf(row: TableRow, [first, ...others]: readonly TableRow[]): ReadItem {
  const item = assembleCustomer({
    line: row.line,
    id: row.cell(...names.id),
    email: row.cell(...names.email),
    firstname: row.cell(...names.firstname),
    lastname: row.cell(...names.lastname),
    wantsLetters: row.cell(...names.letters) === "1",
    // It stands in the addresses alone: who gives the customers without them says nothing of it.
    ...(first && { phone: first.cell("Mobile Phone") || first.cell("Phone"), address: addressOf(first) }),
  });
  const note = { messageKey: "import.firstAddress", values: { count: others.length } } as const;
  return others.length > 0 && item.content ? { ...item, notes: [...item.notes, note] } : item;
}

function addressOf(row: TableRow): RawAddress {
  return {
    firstname: row.cell(...names.firstname),
    lastname: row.cell(...names.lastname),
    address: row.cell(...names.street),
    addressPart2: [row.cell("Company"), row.cell(...names.street2)].filter(Boolean).join(", "),
    postalCode: row.cell(...names.postalCode),
    city: row.cell(...names.city),
    country: lettersOf(row.cell(...names.country)),
  };
}

/** Those of brands and suppliers stand in the same file, and such as were given up. */
function isUsed(row: TableRow): boolean {
  const isOfCustomer = row.cell(...names.ofCustomer) !== "" || row.cell("Customer ID") !== "";
  return isOfCustomer && row.cell("Active (0/1)") !== "0";
}

/** How an address names its customer: by their e-mail address, else by their number. */
function keyOf(row: TableRow): string {
  const email = row.cell(...names.ofCustomer).toLowerCase();
  return email === "" ? `id:${row.cell("Customer ID")}` : email;
}
