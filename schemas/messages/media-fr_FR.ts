import type { mediaMessages as english } from "./media-en_US.ts";

/** What the media library says, in French. */
export const mediaMessages: Readonly<Record<keyof typeof english, string>> = {
  "media.type":
    "La médiathèque prend des images JPEG, PNG, WebP, AVIF et SVG, des vidéos (MP4, MOV, AVI, WMV, FLV) et des PDF.",
  "media.notItsName":
    "Ce qu’il y a dans ce fichier n’est pas ce que dit son nom\u00a0: il est abîmé, ou d’un autre genre.",
  "media.unsound": "Cette image est abîmée ou trop grande\u00a0: elle ne peut pas être lue.",
  "media.one": "Un fichier est envoyé seul, dans le champ «\u00a0image\u00a0».",
  "media.mixed": "Ce fichier contient aussi une page, un programme ou une archive\u00a0: il n’est pas accepté.",
  "media.tooLarge": "Le fichier est trop volumineux\u00a0: {max} Mio au plus pour un fichier de ce genre.",
  "media.otherKind": "Une image se remplace par une image, une vidéo par une vidéo, un PDF par un PDF.",
  "media.inUse": "Ce fichier est utilisé ici\u00a0: {where}. Retirez-le d’abord de ces endroits.",
  "media.notCropped": "Seules les photographies se recadrent\u00a0: ni les dessins, ni les vidéos, ni les PDF.",
  "media.changed": "Quelqu’un a changé ce fichier entre-temps\u00a0: regardez-le tel qu’il est, puis recommencez.",
  "media.cropBounds": "doit tenir dans l’image, avec {min} pixels de large et de haut au moins",
  "media.use.named": "{place} «\u00a0{title}\u00a0»",
  "media.use.page": "Page",
  "media.use.frame": "En-tête et pied de page",
  "media.use.reusable": "Bloc réutilisable",
  "media.use.template": "Modèle",
  "media.use.popup": "Fenêtre",
  "media.use.form": "Formulaire",
  "media.use.blocks": "Réglages de blocs",
  "media.use.settings": "Réglages du site",
  "media.use.preset": "Palette gardée",
  "media.use.logo": "Logo",
  "media.use.address": "Adresse du domaine",
  "media.use.news": "Actualité",
  "media.use.blog": "Article",
  "media.use.folder": "Dossier du blog",
  "media.use.element": "Élément de liste",
  "media.use.album": "Album",
  "media.use.service": "Service",
  "media.use.product": "Produit",
  "media.use.pairing": "Accord mets et vins",
  "media.use.letters": "Liste de diffusion",
  "media.use.record": "Fiche de la maison",
  "storage.away":
    "Les fichiers du site sont injoignables pour le moment. Rien n’a été modifié : veuillez réessayer dans un instant.",
  "storage.full":
    "Il n’y a plus de place pour les fichiers du site. Rien n’a été modifié : la personne qui administre l’hébergement doit en libérer.",
};
