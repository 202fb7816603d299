import { defineBlock } from "#blocks/kit/define-block.ts";
import { image } from "#schemas/fields/image.ts";
import { link } from "#schemas/fields/link.ts";
import { number } from "#schemas/fields/number.ts";
import { select } from "#schemas/fields/select.ts";
import { text } from "#schemas/fields/text.ts";
import { toggle } from "#schemas/fields/toggle.ts";

/** The page's opening: a great picture with a title. */
export const bannerDefinition = defineBlock({
  slug: "banner",
  label: { fr_FR: "Bannière", en_US: "Banner" },
  help: { fr_FR: "Une grande image avec un titre et un appel.", en_US: "A great picture with a title and a call." },
  group: "media",
  version: 1,
  mode: "static",
  fields: {
    image: image({ label: { fr_FR: "Image", en_US: "Picture" } }),
    eyebrow: text({ label: { fr_FR: "Surtitre", en_US: "Eyebrow" }, max: 80 }),
    title: text({ label: { fr_FR: "Titre", en_US: "Title" }, max: 120 }),
    text: text({ label: { fr_FR: "Texte", en_US: "Text" }, max: 400, multiline: true }),
    call: link({ label: { fr_FR: "Appel", en_US: "Call" } }),
    secondCall: link({ label: { fr_FR: "Second appel", en_US: "Second call" } }),
    height: select({
      label: { fr_FR: "Hauteur", en_US: "Height" },
      options: [
        { value: "tall", label: { fr_FR: "Grande", en_US: "Tall" } },
        { value: "full", label: { fr_FR: "Tout l’écran", en_US: "The whole screen" } },
        { value: "medium", label: { fr_FR: "Moyenne", en_US: "Medium" } },
        { value: "short", label: { fr_FR: "Basse", en_US: "Short" } },
      ],
    }),
    place: select({
      label: { fr_FR: "Place du texte", en_US: "Place of the text" },
      options: [
        { value: "bottom", label: { fr_FR: "En bas à gauche", en_US: "Bottom left" } },
        { value: "center", label: { fr_FR: "Au centre", en_US: "Center" } },
        { value: "top", label: { fr_FR: "En haut à gauche", en_US: "Top left" } },
      ],
    }),
    ink: select({
      label: { fr_FR: "Couleur du texte", en_US: "Color of the text" },
      help: {
        fr_FR: "Foncé sur un ciel clair, clair sur une image sombre.",
        en_US: "Dark on a light sky, light on a dark picture.",
      },
      options: [
        { value: "light", label: { fr_FR: "Clair", en_US: "Light" } },
        { value: "dark", label: { fr_FR: "Foncé", en_US: "Dark" } },
      ],
    }),
    overlay: number({
      label: { fr_FR: "Voile (%)", en_US: "Veil (%)" },
      help: {
        fr_FR:
          "Assombrit l’image derrière le texte clair, l’éclaircit derrière le texte foncé ; ailleurs elle reste pure.",
        en_US: "Darkens the picture behind light words, lightens it behind dark ones; elsewhere it stays pure.",
      },
      min: 0,
      max: 90,
      integer: true,
      initial: 60,
    }),
    isFirst: toggle({
      label: { fr_FR: "Ouvre la page", en_US: "Opens the page" },
      help: {
        fr_FR: "Le titre est celui de la page et l’image se charge d’abord.",
        en_US: "Its title is the page’s own, and its picture loads first.",
      },
      initial: true,
    }),
  },
});
