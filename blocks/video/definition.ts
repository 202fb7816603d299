import { defineBlock } from "#blocks/kit/define-block.ts";
import { titleField } from "#blocks/kit/title-field.ts";
import { image } from "#schemas/fields/image.ts";
import { text } from "#schemas/fields/text.ts";
import { toggle } from "#schemas/fields/toggle.ts";

/** A film with its controls: a file of the media library or of an address (spec §2, §5). */
export const videoDefinition = defineBlock({
  slug: "video",
  label: { fr_FR: "Vidéo", en_US: "Video" },
  help: { fr_FR: "Un film, son image d’attente, ses sous-titres.", en_US: "A film, its poster, its captions." },
  group: "media",
  version: 1,
  mode: "static",
  fields: {
    file: text({
      localized: false,
      max: 500,
      label: { fr_FR: "Fichier", en_US: "File" },
      help: {
        fr_FR: "Le nom d’un média, ou une adresse https : mp4, m4v, mov, avi, wmv, flv.",
        en_US: "A medium’s name, or an https address: mp4, m4v, mov, avi, wmv, flv.",
      },
    }),
    poster: image({ label: { fr_FR: "Image d’attente", en_US: "Poster" }, speaks: false }),
    captions: text({
      max: 500,
      label: { fr_FR: "Sous-titres (WebVTT)", en_US: "Captions (WebVTT)" },
      help: { fr_FR: "Le nom d’un média .vtt, par langue.", en_US: "The name of a .vtt medium, per language." },
    }),
    title: titleField(),
    caption: text({ label: { fr_FR: "Légende", en_US: "Caption" }, max: 300 }),
    isSilentLoop: toggle({
      label: { fr_FR: "Boucle muette", en_US: "Silent loop" },
      help: {
        fr_FR: "Sans le son et sans fin, une fois lancée.",
        en_US: "Without sound and without end, once started.",
      },
    }),
  },
});
