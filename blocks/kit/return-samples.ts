import type { GenericValue, OrderBack, ProductReturn } from "#schemas/content/product-return.ts";

/** A return that waits for its label. For fixtures. */
export const sampleReturn: ProductReturn = {
  id: 3,
  idOrder: 9,
  code: "CD-2W8XF4T",
  state: "ASKED",
  status: "Demandé",
  date: "2026-11-24T09:12:30.000Z",
  message: "Le goulot est brisé.",
  note: "",
  products: [{ id: 1, name: "Les Terrasses", year: 2022, quantity: 2, reason: "BROKEN" }],
  amount: 23.22,
  history: [{ state: "ASKED", status: "Demandé", date: "2026-11-24T09:12:30.000Z" }],
};

/** What may be sent back of an order. For fixtures. */
export const sampleOrderBack: OrderBack = {
  isActive: true,
  message: "Vous pouvez nous demander de reprendre ce qui ne va pas.",
  returnAskDescription: "Choisissez ce que vous voulez renvoyer, et pourquoi.",
  labelSentDescription: "Imprimez l’étiquette, collez-la sur le carton.",
  productReceivedDescription: "Votre colis est arrivé.",
  idOrder: 9,
  code: "CD-2W8XF4T",
  isPossible: true,
  reason: "",
  products: [
    { id: 1, name: "Les Terrasses", year: 2022, quantity: 10 },
    { id: 2, name: "Le coffret des quatre saisons et de toutes les parcelles du domaine", year: null, quantity: 1 },
  ],
  returns: [],
};

/** Why something is sent back. For fixtures. */
export const sampleReasons: readonly GenericValue[] = [
  { id: 1, key: "BROKEN", value: "Cassé à l’arrivée" },
  { id: 2, key: "CORKED", value: "Bouchonné ou défectueux" },
];
