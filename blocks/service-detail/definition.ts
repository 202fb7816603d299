import { defineBlock } from "#blocks/kit/define-block.ts";
import { need } from "#schemas/contract/need.ts";
import { link } from "#schemas/fields/link.ts";
import { reference } from "#schemas/fields/reference.ts";

/** The service that the page is about. */
export const serviceDetailDefinition = defineBlock({
  slug: "service-detail",
  label: { fr_FR: "Détail d’un service", en_US: "Service" },
  help: { fr_FR: "Le service de l’adresse de la page.", en_US: "The service of the page’s address." },
  group: "lists",
  version: 1,
  mode: "static",
  fields: {
    call: link({ label: { fr_FR: "Appel", en_US: "Call" } }),
    list: reference({ to: "page", label: { fr_FR: "Page des services", en_US: "Page of all services" } }),
  },
  needs: ({ params }) => ({ service: need("getService", { params: { id: Number(params["id"] ?? 0) } }) }),
});
