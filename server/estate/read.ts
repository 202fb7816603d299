import { defaultLocale, locales } from "#schemas/locale.ts";
import { estateSettings, flagOf, settingNames } from "#schemas/site/estate-settings.ts";
import { company } from "#schemas/site/parameters/company.ts";
import { findParameter } from "#schemas/site/parameters/catalogue.ts";
import { textInLocale } from "#schemas/site/parameters/parse-value.ts";
import { listProducts } from "#server/catalogue/products/read.ts";
import { listCompanyAddresses } from "#server/company-addresses/read.ts";
import { database } from "#server/db/context.ts";
import { missingLabels } from "#server/labels/read.ts";
import { getSiteInfo } from "#server/site/info/read.ts";
import { listLogos } from "#server/site/logos/read.ts";
import { parameterValues } from "#server/site/parameters/read.ts";

import { openPassages } from "./rules.ts";

/** Tells whether nobody has put anything on the site yet: neither a page nor a layout. */
export async function isUntouched(): Promise<boolean> {
  const page = await database().selectFrom("page").select("id").limit(1).executeTakeFirst();
  const layout = await database().selectFrom("layout").select("id").limit(1).executeTakeFirst();
  return page === undefined && layout === undefined;
}

/** Something that a site lacks before it may open. */
export interface Missing {
  /** A parameter, or a word for what is no parameter. */
  readonly key: string;
  /** False for what the law doesn't ask, but visitors do. */
  readonly isRequired: boolean;
  /** What to do about it, in an operator's words. */
  readonly text: string;
  /** The wines that it is about, by their names or references; left out: it is about none. */
  readonly wines?: readonly string[];
}

/** What the site lacks before it may open: what the law wants named, then what visitors look for. */
export async function missingToOpen(siteUrl: string): Promise<readonly Missing[]> {
  const values = await parameterValues();
  return [
    ...missingDetails(values),
    ...missingTexts(values),
    ...((await getSiteInfo()).isECommerce ? missingToSell(values) : []),
    ...(values["SHOW_ALCOHOL_MESSAGE"] === "false"
      ? [required("SHOW_ALCOHOL_MESSAGE", "The message on the abuse of alcohol is off; the law wants it on every page")]
      : []),
    ...(siteUrl.startsWith("https:") ? [] : [required("SITE_URL", "The public address, with https, is not set")]),
    ...(await missingAdministrator()),
    ...(await missingThings(values)),
  ];
}

type Values = Readonly<Record<string, string | null>>;

/** The law on trust in the digital economy: who publishes the site. */
function missingDetails(values: Values): readonly Missing[] {
  return company
    .filter(({ type }) => !values[type]?.trim())
    .map(({ type, label }) => required(type, `${label.en_US ?? type} is not filled in${flagFor(type)}`));
}

function flagFor(type: string): string {
  const name = settingNames.find((each) => estateSettings[each].parameters.includes(type));
  return name ? ` (init ${flagOf(name)})` : "";
}

const legalTexts = ["LEGAL_NOTICE", "SALE_TERMS", "USE_TERMS", "PRIVACY_POLICY", "COOKIE_POLICY"];

/** Legal texts that are empty, or drafts: with passages in brackets, or the closed dispute platform. */
function missingTexts(values: Values): readonly Missing[] {
  return legalTexts.flatMap((type) => {
    const definition = findParameter(type);
    if (!definition) return [];
    return locales.flatMap((locale) => {
      const text = textInLocale(definition, values[type] ?? null, locale) ?? "";
      const open = openPassages(text).length;
      if (text === "") return [required(type, `The text is empty in ${locale}`)];
      if (open > 0) return [required(type, `${open} passages in brackets to fill in, in ${locale}`)];
      // The European Union closed its platform for disputes on 20 July 2025: a link to it misleads.
      return text.includes("ec.europa.eu/consumers/odr")
        ? [required(type, `Links to the closed European dispute platform, in ${locale}`)]
        : [];
    });
  });
}

/** What a text must name before anything may be sold, by the words that name it in either language. */
const namedToSell = [
  ["LEGAL_NOTICE", /médiateur|médiation|mediator|mediation/iu, "names no consumer mediator"],
  ["LEGAL_NOTICE", /héberg|hosting|hosted|host:/iu, "doesn't say who hosts the site"],
  ["LEGAL_NOTICE", /publication|editor in charge/iu, "names no director of publication"],
  ["SALE_TERMS", /médiateur|médiation|mediator|mediation/iu, "names no consumer mediator"],
  ["SALE_TERMS", /renoncer au contrat|withdraw from contract/iu, "doesn't say where one withdraws: /withdrawal"],
] as const;

/** What the law wants of a shop beside its details (L10, L16, L18), and how far everybody can use it (L11). */
function missingToSell(values: Values): readonly Missing[] {
  const unnamed = namedToSell.flatMap(([type, words, text]) => {
    const definition = findParameter(type);
    return locales.flatMap((locale) => {
      const said = definition ? (textInLocale(definition, values[type] ?? null, locale) ?? "") : "";
      return said === "" || words.test(said) ? [] : [required(type, `The text ${text}, in ${locale}`)];
    });
  });
  const isStated = (values["ACCESSIBILITY_STATEMENT"] ?? "").trim() !== "";
  const statement = "No accessibility statement (/accessibility): the law wants one of a shop of ten people or more";
  return [...unnamed, ...(isStated ? [] : [wanted("ACCESSIBILITY_STATEMENT", statement)])];
}

async function missingAdministrator(): Promise<readonly Missing[]> {
  const administrator = await database()
    .selectFrom("user")
    .select("id")
    .where("role", "in", ["ADMIN", "SUPER_ADMIN"])
    .limit(1)
    .executeTakeFirst();
  return administrator ? [] : [required("administrator", "Nobody can edit the site yet (init --administrator)")];
}

async function missingThings(values: Values): Promise<readonly Missing[]> {
  const all = { nbItem: 1000, page: 1, orderBy: [], filters: [] };
  const { products } = await listProducts(defaultLocale, all);
  const logos = await listLogos(defaultLocale);
  const marks = logos.map(({ onlineImage }) => onlineImage.id);
  const picture = await database()
    .selectFrom("media")
    .select("id")
    .where("id", "not in", [0, ...marks])
    .limit(1)
    .executeTakeFirst();
  const { isECommerce } = await getSiteInfo();
  const labelless = await missingLabels();
  const priceless = products
    .filter(({ declinations }) => !declinations.some(({ price }) => price > 0))
    .map(({ name }) => name);
  const hasHours = Object.keys(values).some((type) => type.startsWith("OPENING_HOURS_") && values[type]?.trim());
  const places = await listCompanyAddresses(defaultLocale, all);
  const placesHaveHours = places.addresses.some(({ openingHours }) => openingHours.length > 0);
  return [
    ...(logos.length > 0 ? [] : [wanted("logo", "There is no logo (init --logo)")]),
    ...(picture ? [] : [wanted("pictures", "The media library has no picture yet")]),
    ...(products.length > 0 ? [] : [wanted("wines", "There is no wine on the site yet")]),
    ...(labelless.length > 0
      ? [
          {
            ...required(
              "e-labels",
              `Without ingredients or nutrition, which the law wants from the harvest of 2024 on: ${labelless.join(", ")} (e-label set)`,
            ),
            wines: labelless,
          },
        ]
      : []),
    ...(isECommerce && priceless.length > 0
      ? [{ ...required("prices", `Without a price: ${priceless.join(", ")}`), wines: priceless }]
      : []),
    ...(hasHours || placesHaveHours
      ? []
      : [wanted("opening hours", "Visitors can't see when to come: no opening hours, nor any of an address")]),
  ];
}

function required(key: string, text: string): Missing {
  return { key, isRequired: true, text };
}

function wanted(key: string, text: string): Missing {
  return { key, isRequired: false, text };
}
