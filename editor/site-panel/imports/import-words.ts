import { useIntl } from "react-intl";

import type { ImportSource } from "#schemas/content/import.ts";

/** What sources call themselves, in every language. */
export const sourceNames: Readonly<Record<ImportSource, string>> = {
  woocommerce: "WooCommerce",
  shopify: "Shopify",
  prestashop: "PrestaShop",
  wordpress: "WordPress",
};

/** The section's words. */
export function useImportWords() {
  const { formatMessage } = useIntl();
  return (id: string, values?: Record<string, string | number>): string =>
    formatMessage({ id: `editor.imports.${id}` }, values);
}
