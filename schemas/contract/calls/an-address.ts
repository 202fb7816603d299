/** An address as the examples of bodies have it. */
export const anAddress = {
  firstname: "Claire",
  lastname: "Aubert",
  address: "3 rue du Four",
  addressPart2: "",
  postalCode: "21200",
  city: "Beaune",
  idCountry: 250,
} as const;
