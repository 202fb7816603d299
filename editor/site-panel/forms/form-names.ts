import type { FieldKind } from "#schemas/forms/form-document.ts";
import type { Localized } from "#schemas/locale.ts";

const both = (fr_FR: string, en_US: string): Localized<string> => ({ fr_FR, en_US });

/** What the kinds of fields are called. */
export const kindNames: Readonly<Record<FieldKind, Localized<string>>> = {
  text: both("Texte court", "Short text"),
  longtext: both("Texte long", "Long text"),
  email: both("Adresse e-mail", "E-mail address"),
  phone: both("Téléphone", "Telephone"),
  number: both("Nombre", "Number"),
  date: both("Date", "Date"),
  select: both("Liste déroulante", "Drop-down list"),
  radio: both("Choix unique", "One choice"),
  checkboxes: both("Cases à cocher", "Checkboxes"),
  file: both("Fichiers", "Files"),
  consent: both("Accord à donner", "Consent"),
  hidden: both("Valeur cachée", "Hidden value"),
  heading: both("Intertitre", "Heading"),
};

/** What the values of a form, a step or a field are called. */
export const valueNames: Readonly<Record<string, Localized<string>>> = {
  title: both("Titre", "Title"),
  text: both("Introduction", "Introduction"),
  send: both("Bouton d’envoi", "Send button"),
  confirmation: both("Remerciement", "Thanks"),
  recipients: both("Destinataires", "Recipients"),
  confirms: both("Accusé de réception", "Confirmation by e-mail"),
  retentionDays: both("Durée de conservation", "How long answers are kept"),
  label: both("Question", "Question"),
  hint: both("Précision", "Hint"),
  kind: both("Présentation", "How it is asked"),
  isRequired: both("Réponse obligatoire", "An answer is required"),
  when: both("Conditions", "Conditions"),
  min: both("Minimum", "Minimum"),
  max: both("Maximum", "Maximum"),
  from: both("Pas avant", "Not before"),
  to: both("Pas après", "Not after"),
  pattern: both("Forme attendue", "Expected form"),
  decimals: both("Décimales", "Decimals"),
  mobilesOnly: both("Mobiles seulement", "Mobiles only"),
  options: both("Réponses proposées", "Answers to choose from"),
  files: both("Sortes de fichiers", "Kinds of files"),
  maxFiles: both("Nombre de fichiers", "Number of files"),
  maxMegabytes: both("Poids de chaque fichier", "Weight of each file"),
  value: both("Valeur", "Value"),
  steps: both("Le formulaire", "The form"),
};

/** What stands for a field that nobody has named yet. */
export const unnamed = both("sans nom", "unnamed");
