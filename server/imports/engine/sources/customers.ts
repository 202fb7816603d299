import { assembleCustomer } from "../assemble-customer.ts";
import type { TableReader } from "./source-reader.ts";

/** The customers of Shopify, as its export names its columns. */
export const shopifyCustomers: TableReader = {
  source: "shopify",
  knows: (columns) => columns.has("email") && columns.has("accepts email marketing"),
  *read({ rows }) {
    for (const { line, cell } of rows)
      yield assembleCustomer({
        line,
        // A quote before it keeps spreadsheets from making a number of it.
        id: cell("Customer ID").replace(/^'/, ""),
        email: cell("Email"),
        firstname: cell("First Name"),
        lastname: cell("Last Name"),
        phone: (cell("Phone") || cell("Default Address Phone")).replace(/^'/, ""),
        wantsLetters: cell("Accepts Email Marketing").toLowerCase() === "yes",
        address: {
          address: cell("Default Address Address1"),
          addressPart2: [cell("Default Address Company"), cell("Default Address Address2")].filter(Boolean).join(", "),
          postalCode: cell("Default Address Zip").replace(/^'/, ""),
          city: cell("Default Address City"),
          country: cell("Default Address Country Code"),
        },
      });
  },
};

/**
 * The customers of WooCommerce, as the report of its console ("Analytics → Customers") names the columns of its file, made in
 * the browser or sent by mail, newer ones with telephones. It has no street; and who bought without an account has none here.
 */
export const wooCommerceCustomers: TableReader = {
  source: "woocommerce",
  knows: (columns) => ["name", "username", "email", "aov"].every((name) => columns.has(name)),
  *read({ rows }) {
    for (const { line, cell } of rows) {
      const [firstname = "", ...rest] = cell("Name").split(/\s+/);
      const item = assembleCustomer({
        line,
        // Who has another e-mail address by the next file is the same.
        id: cell("Username"),
        email: cell("Email"),
        firstname,
        lastname: rest.join(" "),
        phone: (cell("Billing Phone") || cell("Shipping Phone")).replace(/^'/, ""),
        wantsLetters: false,
      });
      yield cell("Username") ? item : { ...item, content: null, notes: [{ messageKey: "import.guest" }] };
    }
  },
};
