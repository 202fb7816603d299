import { fieldOf, type Form, type FormDocument } from "#schemas/forms/form-document.ts";
import { localizeForm } from "#schemas/forms/localize-form.ts";
import { contactFormId, registrationFormId, standardForms } from "#schemas/forms/standard-forms.ts";
import type { Locale } from "#schemas/locale.ts";

/** The standard contact form for fixtures and tests. */
export function sampleContactForm(locale: Locale = "fr_FR"): Form {
  return standardForm(contactFormId, locale);
}

/** The standard registration form for fixtures and tests. */
export function sampleRegistrationForm(locale: Locale = "fr_FR"): Form {
  return standardForm(registrationFormId, locale);
}

function standardForm(id: number, locale: Locale): Form {
  const document = standardForms.get(id);
  if (!document) throw new Error(`There is no standard form ${id}`);
  return localizeForm(id, document, locale);
}

const both = (fr_FR: string, en_US: string) => ({ fr_FR, en_US });

const tasting: FormDocument = {
  version: 1,
  title: both("Préparer votre dégustation", "Prepare your tasting"),
  text: both(
    "Deux minutes, et nous vous attendons avec les bons verres.",
    "Two minutes, and we have the right glasses.",
  ),
  send: both("Demander une date", "Ask for a date"),
  confirmation: both("Merci, Odile vous répond sous deux jours.", "Thank you, Odile answers within two days."),
  recipients: [],
  confirms: true,
  retentionDays: 90,
  steps: [
    {
      key: "step1",
      title: both("Vous", "You"),
      fields: [
        fieldOf({ key: "name", kind: "text", isRequired: true, min: 2, max: 80, label: both("Nom", "Name") }),
        fieldOf({ key: "email", kind: "email", isRequired: true, label: both("E-mail", "E-mail") }),
        fieldOf({ key: "phone", kind: "phone", label: both("Téléphone", "Telephone") }),
        fieldOf({ key: "source", kind: "hidden", label: {}, value: "site" }),
      ],
    },
    {
      key: "step2",
      title: both("Votre visite", "Your visit"),
      fields: [
        fieldOf({
          key: "when",
          kind: "radio",
          isRequired: true,
          label: both("À quel moment", "What time of the day"),
          options: [
            { value: "morning", label: both("Le matin", "In the morning") },
            { value: "evening", label: both("En fin de journée", "Late in the day") },
          ],
        }),
        fieldOf({ key: "day", kind: "date", isRequired: true, from: "today", label: both("Le jour", "The day") }),
        fieldOf({
          key: "persons",
          kind: "number",
          isRequired: true,
          min: 1,
          max: 12,
          label: both("Combien de personnes", "How many you are"),
        }),
        fieldOf({
          key: "wines",
          kind: "checkboxes",
          min: 1,
          max: 2,
          label: both("Ce que vous aimeriez goûter", "What you would like to taste"),
          hint: both("Deux au plus.", "Two at most."),
          options: [
            { value: "red", label: both("Les rouges", "The reds") },
            { value: "white", label: both("Les blancs", "The whites") },
            { value: "old", label: both("De vieux millésimes", "Old vintages") },
          ],
        }),
      ],
    },
    {
      key: "step3",
      title: both("Votre demande", "What you ask for"),
      fields: [
        fieldOf({ key: "about", kind: "heading", label: both("Dites-nous tout", "Tell us everything") }),
        fieldOf({
          key: "occasion",
          kind: "select",
          label: both("L’occasion", "The occasion"),
          options: [
            { value: "pleasure", label: both("Le plaisir", "Pleasure") },
            { value: "company", label: both("Une entreprise", "A company") },
          ],
        }),
        fieldOf({
          key: "company",
          kind: "text",
          isRequired: true,
          label: both("Votre entreprise", "Your company"),
          when: [{ field: "occasion", is: "equal", value: "company" }],
        }),
        fieldOf({ key: "code", kind: "text", pattern: "[A-Z]{2}-\\d{4}", label: both("Bon cadeau", "Gift voucher") }),
        fieldOf({ key: "message", kind: "longtext", label: both("Un mot", "A word") }),
        fieldOf({
          key: "papers",
          kind: "file",
          maxFiles: 2,
          maxMegabytes: 2,
          label: both("Un plan, une photo", "A plan, a picture"),
        }),
        fieldOf({
          key: "consent",
          kind: "consent",
          isRequired: true,
          label: both("Gardez ma demande le temps de me répondre.", "Keep what I ask for until you have answered."),
        }),
      ],
    },
  ],
};

/** A form with every kind of field, in three steps, for fixtures and tests. */
export function sampleForm(locale: Locale = "fr_FR"): Form {
  return localizeForm(7, tasting, locale);
}
