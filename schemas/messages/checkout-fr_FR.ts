import type { checkoutMessages as english } from "./checkout-en_US.ts";

/** What is wrong on the way to an order, in French. */
export const checkoutMessages: Readonly<Record<keyof typeof english, string>> = {
  "checkout.email": "est à remplir : la confirmation y est envoyée",
  "checkout.emailForm": "ne ressemble pas à une adresse e-mail",
  "checkout.phone": "est à remplir : le transporteur peut avoir à vous appeler",
  "checkout.phoneForm": "n’est pas un numéro de téléphone",
  "checkout.phoneMobile": "doit être un numéro de mobile",
  "checkout.firstname": "est à remplir",
  "checkout.lastname": "est à remplir",
  "checkout.address": "est à remplir",
  "checkout.postalCode": "est à remplir",
  "checkout.postalCodeFrance": "doit avoir cinq chiffres",
  "checkout.city": "est à remplir",
  "checkout.country": "n’est pas un pays où nous vendons",
  "checkout.tooLong": "est trop long",
  "checkout.consent": "est à cocher avant de commander",
  "checkout.delivery": "reste à choisir",
  "checkout.service": "ne dessert plus cette adresse : choisissez une autre façon",
  "checkout.accessPoint": "reste à choisir",
  "checkout.slot": "reste à choisir",
  "checkout.slotGone": "n’est plus libre : choisissez une autre heure",
};
