/** Who buys in tests, as the address step's form names what they type. */
export const buyer = {
  email: "claire@example.org",
  phone: "06 12 34 56 78",
  "address.firstname": "Claire",
  "address.lastname": "Aubert",
  "address.address": "3 rue du Four",
  "address.postalCode": "21200",
  "address.city": "Beaune",
} as const;
