import { fieldOf, type FormDocument } from "#schemas/forms/form-document.ts";
import { both } from "#starter/both.ts";

/** The estate's own forms, by their ids. */
export const demoFormIds = { tasting: 3 } as const;

const tasting: FormDocument = {
  version: 1,
  title: both("Préparer votre dégustation", "Plan your tasting"),
  text: both(
    "Trois petites pages, et nous sortons les bons verres. Personne n’est débité de rien\u00a0: nous vous rappelons.",
    "Three short pages, and we get out the right glasses. Nobody is charged for anything: we call you back.",
  ),
  send: both("Demander cette date", "Ask for this date"),
  confirmation: both(
    "Merci. Odile regarde le cahier et vous répond sous deux jours.",
    "Thank you. Odile looks in her book and answers within two days.",
  ),
  recipients: [],
  confirms: true,
  retentionDays: 180,
  steps: [
    {
      key: "step1",
      title: both("Vous", "You"),
      fields: [
        fieldOf({ key: "name", kind: "text", isRequired: true, min: 2, max: 80, label: both("Nom", "Name") }),
        fieldOf({ key: "email", kind: "email", isRequired: true, label: both("E-mail", "E-mail") }),
        fieldOf({
          key: "phone",
          kind: "phone",
          label: both("Téléphone", "Telephone"),
          hint: both("Pour le cas où la route serait coupée.", "In case the road is cut off."),
        }),
        fieldOf({ key: "source", kind: "hidden", label: {}, value: "visiter" }),
      ],
    },
    {
      key: "step2",
      title: both("Votre visite", "Your visit"),
      fields: [
        fieldOf({
          key: "moment",
          kind: "radio",
          isRequired: true,
          label: both("À quel moment", "What time of day"),
          options: [
            { value: "morning", label: both("Le matin, à 10 h 30", "In the morning, at 10:30 am") },
            { value: "afternoon", label: both("L’après-midi, à 15 h", "In the afternoon, at 3 pm") },
          ],
        }),
        fieldOf({ key: "day", kind: "date", isRequired: true, from: "today", label: both("Le jour", "The day") }),
        fieldOf({
          key: "persons",
          kind: "number",
          isRequired: true,
          min: 2,
          max: 12,
          label: both("Combien vous serez", "How many you will be"),
        }),
        fieldOf({
          key: "wines",
          kind: "checkboxes",
          max: 2,
          label: both("Ce qui vous tente", "What tempts you"),
          hint: both(
            "Deux choix au plus\u00a0: la table n’est pas si longue.",
            "Two at most: the table is not that long.",
          ),
          options: [
            { value: "reds", label: both("Les rouges de garde", "The reds that keep") },
            { value: "whites", label: both("Les blancs de la terrasse", "The whites of the terrace") },
            { value: "old", label: both("Deux ou trois vieux millésimes", "Two or three old vintages") },
          ],
        }),
      ],
    },
    {
      key: "step3",
      title: both("Votre demande", "What you ask for"),
      fields: [
        fieldOf({ key: "heading", kind: "heading", label: both("Pour bien vous recevoir", "To welcome you well") }),
        fieldOf({
          key: "occasion",
          kind: "select",
          label: both("L’occasion", "The occasion"),
          options: [
            { value: "pleasure", label: both("Le plaisir", "Pleasure") },
            { value: "birthday", label: both("Un anniversaire", "A birthday") },
            { value: "company", label: both("Une entreprise", "A company") },
          ],
        }),
        fieldOf({
          key: "company",
          kind: "text",
          isRequired: true,
          max: 120,
          label: both("Le nom de l’entreprise", "The company’s name"),
          when: [{ field: "occasion", is: "equal", value: "company" }],
        }),
        fieldOf({
          key: "voucher",
          kind: "text",
          pattern: "[A-Z]{2}-\\d{4}",
          label: both("Bon cadeau", "Gift voucher"),
          hint: both(
            "Deux lettres, un tiret, quatre chiffres\u00a0: DC-2026.",
            "Two letters, a hyphen, four digits: DC-2026.",
          ),
        }),
        fieldOf({ key: "message", kind: "longtext", max: 2000, label: both("Un mot pour nous", "A word for us") }),
        fieldOf({
          key: "papers",
          kind: "file",
          maxFiles: 2,
          maxMegabytes: 2,
          label: both("Le bon, une photo", "The voucher, a picture"),
        }),
        fieldOf({
          key: "consent",
          kind: "consent",
          isRequired: true,
          label: both(
            "Vous pouvez garder mes réponses six mois, le temps de préparer la visite.",
            "You may keep my answers for six months, as long as it takes to plan the visit.",
          ),
        }),
      ],
    },
  ],
};

export const demoForms: ReadonlyMap<number, FormDocument> = new Map([[demoFormIds.tasting, tasting]]);
