import { fault, isRowId } from "../fields/check.ts";
import { dateTime } from "../fields/date-time.ts";
import type { Field } from "../fields/field.ts";
import { image } from "../fields/image.ts";
import { isSafeUrl } from "../fields/link-target.ts";
import { number } from "../fields/number.ts";
import { richText } from "../fields/rich-text.ts";
import { text } from "../fields/text.ts";
import { toggle } from "../fields/toggle.ts";
import { findPageType } from "../page/page-types/catalogue.ts";
import { ok } from "../result.ts";
import type { PopupField } from "./popup-document.ts";

/** The longest delay, in milliseconds. */
export const longestDelay = 600_000;

const address = text({ label: { fr_FR: "Lien", en_US: "Link" }, localized: false, max: 2000 });

/** How each thing of a popup is called, checked and shown. */
export const popupFields: Readonly<Record<PopupField, Field>> = {
  title: text({
    label: { fr_FR: "Titre", en_US: "Title" },
    help: {
      fr_FR: "En tête de la fenêtre. Il la nomme aussi pour qui l’écoute.",
      en_US: "At the head of the popup. It also names it for those who listen.",
    },
  }),
  message: richText({ label: { fr_FR: "Texte", en_US: "Text" } }),
  linkLabel: text({
    label: { fr_FR: "Mots du bouton", en_US: "Words of the button" },
    help: { fr_FR: "Sans mots, l’adresse est affichée.", en_US: "Without words the address is shown." },
    max: 120,
  }),
  layout: layoutField(),
  picture: image({ label: { fr_FR: "Image", en_US: "Picture" }, speaks: false, words: false }),
  link: {
    ...address,
    check: (value) => {
      const checked = address.check(value);
      return checked.ok && checked.value !== "" && !isSafeUrl(checked.value) ? fault("key.link") : checked;
    },
  },
  pageTypes: pageTypesField(),
  delay: number({
    label: { fr_FR: "S’ouvre après", en_US: "Opens after" },
    min: 0,
    max: longestDelay,
    integer: true,
  }),
  isShownOnReload: toggle({
    label: { fr_FR: "À chaque chargement", en_US: "After every load" },
    help: {
      fr_FR: "Sinon, un visiteur ne la voit s’ouvrir qu’une fois.",
      en_US: "Otherwise a visitor sees it open only once.",
    },
  }),
  isActive: toggle({
    label: { fr_FR: "Active", en_US: "Active" },
    help: {
      fr_FR: "Une fenêtre inactive ne s’ouvre pour personne, même par un lien.",
      en_US: "An inactive popup opens for nobody, not even by a link.",
    },
    initial: true,
  }),
  startsAt: dateTime({
    label: { fr_FR: "À partir du", en_US: "From" },
    help: { fr_FR: "Sans date : dès la publication.", en_US: "Without a date: from its publication on." },
  }),
  endsAt: dateTime({
    label: { fr_FR: "Jusqu’au", en_US: "Until" },
    help: { fr_FR: "Sans date : sans fin.", en_US: "Without a date: without an end." },
    day: "end",
  }),
  order: number({
    label: { fr_FR: "Rang", en_US: "Rank" },
    help: {
      fr_FR: "De plusieurs fenêtres d’une même page, la plus petite s’ouvre d’abord.",
      en_US: "Of several popups of one page the smallest opens first.",
    },
    min: -1_000_000,
    max: 1_000_000,
    integer: true,
  }),
};

/** A reusable layout by its id, or none; whether it is there is asked when it goes public. */
function layoutField(): Field<number | null> {
  const label = { fr_FR: "Blocs réutilisables", en_US: "Reusable blocks" };
  return {
    kind: "reference",
    label,
    localized: false,
    initial: null,
    check: (value) => (value === null || isRowId(value) ? ok(value) : fault("key.reference")),
    merge: (_base, over) => over,
    references: () => [],
    toView: (value) => value,
    describe: () => ({ kind: "reference", label, localized: false, initial: null }),
  };
}

/** Page types by their slugs, each once; none stands for all of them. */
function pageTypesField(): Field<readonly string[]> {
  const label = { fr_FR: "Pages", en_US: "Pages" };
  return {
    kind: "choices",
    label,
    localized: false,
    initial: [],
    check(value) {
      if (!Array.isArray(value)) return fault("key.list");
      const [unknown] = value.filter((slug) => typeof slug !== "string" || !findPageType(slug));
      if (unknown !== undefined) return fault("key.pageType", { slug: String(unknown) });
      return new Set(value).size < value.length ? fault("key.taken") : ok(value as readonly string[]);
    },
    merge: (_base, over) => over,
    references: () => [],
    toView: (value) => value,
    describe: () => ({ kind: "choices", label, localized: false, initial: [] }),
  };
}
