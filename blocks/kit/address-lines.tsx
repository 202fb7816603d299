import type { ReactNode } from "react";

import type { UserAddress } from "#schemas/content/user-address.ts";

import styles from "./address-lines.module.css";

/** An address as it stands on an envelope; the country where it is another than the estate's. */
export function AddressLines({ address: to }: { readonly address: Omit<UserAddress, "id" | "type"> }): ReactNode {
  const lines = [
    `${to.firstname} ${to.lastname}`,
    to.address,
    to.addressPart2,
    `${to.postalCode} ${to.city}`,
    to.country.alphaTwo === "FR" ? "" : to.country.name,
  ];
  return (
    <address className={styles.lines}>
      {lines
        .filter((line) => line.trim() !== "")
        .map((line, index) => (
          <span key={index}>{line}</span>
        ))}
    </address>
  );
}
