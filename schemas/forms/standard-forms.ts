import { fieldOf, type FormDocument, formLimits } from "./form-document.ts";

/** The forms that every site has, by their ids; an estate may write its own in their place. */
export const contactFormId = 1;
export const registrationFormId = 2;

const both = (fr_FR: string, en_US: string) => ({ fr_FR, en_US });

const consent = fieldOf({
  key: "consent",
  kind: "consent",
  isRequired: true,
  label: both(
    "J’accepte que mes réponses soient gardées le temps de me répondre.",
    "I agree that my answers are kept for as long as it takes to answer me.",
  ),
});

const email = fieldOf({ key: "email", kind: "email", isRequired: true, label: both("E-mail", "E-mail") });

const phone = fieldOf({ key: "phone", kind: "phone", label: both("Téléphone", "Telephone") });

const contactForm: FormDocument = {
  version: 1,
  title: both("Nous écrire", "Write to us"),
  text: {},
  send: {},
  confirmation: both(
    "Merci, votre message est arrivé. Nous vous répondrons à l’adresse indiquée.",
    "Thank you, your message has arrived. We will answer to the address that you gave.",
  ),
  recipients: [],
  confirms: true,
  retentionDays: formLimits.retention.usual,
  steps: [
    {
      key: "step1",
      title: {},
      fields: [
        fieldOf({ key: "name", kind: "text", isRequired: true, label: both("Nom", "Name") }),
        email,
        phone,
        fieldOf({ key: "subject", kind: "text", label: both("Objet", "Subject") }),
        fieldOf({ key: "message", kind: "longtext", isRequired: true, max: 5000, label: both("Message", "Message") }),
        consent,
      ],
    },
  ],
};

const registrationForm: FormDocument = {
  ...contactForm,
  title: both("S’inscrire", "Register"),
  send: both("S’inscrire", "Register"),
  confirmation: both(
    "C’est noté\u00a0: vos places sont gardées. Un message vous le confirme.",
    "It is noted: your places are kept. A message confirms it.",
  ),
  steps: [
    {
      key: "step1",
      title: {},
      fields: [
        fieldOf({ key: "firstname", kind: "text", isRequired: true, label: both("Prénom", "First name") }),
        fieldOf({ key: "lastname", kind: "text", isRequired: true, label: both("Nom", "Last name") }),
        email,
        phone,
        fieldOf({
          key: "persons",
          kind: "number",
          isRequired: true,
          min: 1,
          max: 10,
          label: both("Nombre de personnes", "How many you are"),
        }),
        fieldOf({ key: "message", kind: "longtext", label: both("Un mot pour nous", "A word for us") }),
        consent,
      ],
    },
  ],
};

export const standardForms: ReadonlyMap<number, FormDocument> = new Map([
  [contactFormId, contactForm],
  [registrationFormId, registrationForm],
]);

/** The number field that says how many places somebody takes. */
export const seatsKey = "persons";
