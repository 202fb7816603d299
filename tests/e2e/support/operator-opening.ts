import { expect } from "./test.ts";
import { type Both, type Operator, openRow, publish, say } from "./operator.ts";
import { panelWords } from "./site-panel.ts";

const opening: Both = ["Ouvrir le site", "Open the site"];
const published: Both = ["Les réglages sont publics.", "The settings are public."];

/** The steps that lead to an open site, by their names. */
export const steps = {
  company: ["La maison", "The estate"],
  texts: ["Textes légaux", "Legal texts"],
  wines: ["Premier vin", "First wine"],
  prices: ["Prix", "Prices"],
  delivery: ["Livraison ou retrait", "Delivery or pick-up"],
  order: ["Commande d’essai", "Test order"],
  open: ["Ouvrir", "Open"],
} as const satisfies Readonly<Record<string, Both>>;

/** Expects the list of what leads to an open site, with which the panel of a site that is nobody's yet begins. */
export async function seeSteps(operator: Operator): Promise<void> {
  await expect(operator.page.getByRole("heading", { name: say(operator, opening) })).toBeVisible();
}

/** Opens the list of what leads to an open site. */
export async function openSteps(operator: Operator): Promise<void> {
  await openRow(operator, opening);
  await seeSteps(operator);
}

/** Goes where a step is done, from the list. */
export async function goToStep(operator: Operator, step: keyof typeof steps): Promise<void> {
  const { page, hands } = operator;
  const lead = `${say(operator, ["Y aller\u00a0: ", "Go there: "])}${say(operator, steps[step])}`;
  await hands.press(page.getByRole("button", { name: lead, exact: true }));
}

/** Expects that the list tells how far a step is. */
export async function expectStep(
  operator: Operator,
  step: keyof typeof steps,
  state: "done" | "needed" | "wanted" | "absent",
): Promise<void> {
  const name = say(operator, steps[step]);
  const { page } = operator;
  const row = page.locator("li[data-state]").filter({ has: page.getByText(name, { exact: true }) });
  if (state === "absent") return await expect(row).toHaveCount(0);
  await expect(row).toHaveAttribute("data-state", state);
}

const company: readonly (readonly [label: Both, value: string])[] = [
  [["Nom de l’entreprise", "Company name"], "Domaine des Murets"],
  [["Représentant légal", "Legal representative"], "Anna Murets"],
  [["Raison sociale", "Registered company name"], "SCEA des Murets"],
  [["Forme juridique", "Legal form"], "SCEA"],
  [["Capital social", "Share capital"], "10 000 €"],
  [["Numéro RCS", "Trade register number (RCS)"], "Mâcon 123 456 789"],
  [["Numéro SIRET", "SIRET number"], "123 456 789 00012"],
  [["Numéro de TVA", "VAT number"], "FR12123456789"],
  [["Siège social", "Registered office"], "12 chemin des Murets, 71960 Fuissé"],
  [["Téléphone", "Phone"], "03 85 00 00 00"],
  [["Adresse e-mail", "E-mail address"], "contact@murets.example"],
];

const texts: readonly (readonly [label: Both, words: Both])[] = [
  [
    ["Politique de confidentialité", "Privacy policy"],
    ["Vos données servent à vos commandes.", "Your data serve your orders."],
  ],
  [
    ["Mentions légales", "Legal notice"],
    [
      "Direction de la publication : Anna Murets. Hébergement : Nuage du Mâconnais. Médiation : Médiateur du vin.",
      "Director of publication: Anna Murets. Hosting: Nuage du Mâconnais. Mediation: the wine mediator.",
    ],
  ],
  [
    ["Conditions générales de vente", "Terms of sale"],
    [
      "Médiation : Médiateur du vin. Pour renoncer au contrat, une page du site.",
      "Mediation: the wine mediator. To withdraw from contract, a page of the site.",
    ],
  ],
  [
    ["Conditions générales d’utilisation", "Terms of use"],
    ["Ce site se lit sans compte.", "This site is read without an account."],
  ],
];

/** Says who the estate is, and writes the texts that the law wants, in both languages. */
export async function founds(operator: Operator): Promise<void> {
  const { page, hands } = operator;
  await seeSteps(operator);
  await expectStep(operator, "company", "needed");
  // Of a wine that isn't there no price is missing, and none is given.
  await expectStep(operator, "prices", "absent");
  await operator.look();
  await goToStep(operator, "company");
  for (const [label, value] of company)
    await hands.write(page.getByRole("textbox", { name: say(operator, label), exact: true }), value);
  await publish(operator, published);
  await openSteps(operator);
  await expectStep(operator, "company", "done");
  await goToStep(operator, "texts");
  const languages = page.getByRole("group", { name: say(operator, ["Langue des pages", "Language of the pages"]) });
  for (const [index, language] of (["Français", "English"] as const).entries()) {
    await hands.press(languages.getByRole("button", { name: language }));
    for (const [label, words] of texts) {
      const write = `${say(operator, ["Écrire\u00a0: ", "Write: "])}${say(operator, label)}`;
      await hands.prose(page.getByRole("button", { name: write }), words[index === 0 ? 0 : 1]);
    }
  }
  await publish(operator, published);
  await openSteps(operator);
  await expectStep(operator, "texts", "done");
}

/** Opens the site, once nothing that is needed is missing. */
export async function opens(operator: Operator): Promise<void> {
  const { page, hands } = operator;
  await openSteps(operator);
  await expectStep(operator, "wines", "done");
  await expectStep(operator, "prices", "done");
  await expectStep(operator, "delivery", "done");
  await operator.look();
  await goToStep(operator, "open");
  const building = page.getByRole("switch", {
    name: say(operator, ["Site en construction", "Site under construction"]),
  });
  if (await building.isChecked()) {
    await hands.untick(building);
    await publish(operator, published);
  }
  await openSteps(operator);
  await expectStep(operator, "open", "done");
  await expect(page.getByRole("button", { name: panelWords[operator.locale].close })).toBeVisible();
}
