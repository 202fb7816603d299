import type { AddressTypeValue, CompanyAddress, OpeningHours } from "#schemas/content/company-address.ts";
import { parseDayHours } from "#schemas/fields/opening-hours-text.ts";
import { inLocale, type Locale } from "#schemas/locale.ts";

import type { ThemeFacts } from "../../page/page-document.ts";
import { given, type Thing } from "./thing.ts";

const profiles = ["FACEBOOK", "INSTAGRAM", "TWITTER", "LINKEDIN", "TIKTOK", "YOUTUBE", "PINTEREST", "TRIPADVISOR"];

interface WinerySite {
  readonly name: string;
  readonly origin: string;
  readonly isWinemaker: boolean;
  readonly places: readonly CompanyAddress[];
  /** The language of what a person may read of it. */
  readonly locale: Locale;
  /** Paths of the site. */
  readonly logo: string | undefined;
  readonly image: string | undefined;
}

/** The estate itself: the company's parameters (spec §3), and where and when one finds it (spec §7). */
export function wineryThing(parameters: ThemeFacts["parameters"], site: WinerySite): Thing {
  const { origin } = site;
  const read = (type: string): string | undefined => given(parameters[type]);
  const links = profiles.flatMap((name) => read(`${name}_URL`) ?? []);
  const place = mainPlace(site.places);
  // Where there is only an office, hours and a spot on the map would send visitors to a desk.
  const isVisited = site.isWinemaker && place !== undefined;
  return {
    "@type": site.isWinemaker ? "Winery" : "Organization",
    "@id": `${origin}/#winery`,
    name: read("COMPANY_NAME") ?? site.name,
    legalName: read("COMPANY_LEGAL_NAME"),
    url: `${origin}/`,
    logo: site.logo === undefined ? undefined : origin + site.logo,
    image: site.image === undefined ? undefined : origin + site.image,
    telephone: read("COMPANY_PHONE"),
    email: read("COMPANY_EMAIL"),
    vatID: read("COMPANY_VAT_NUMBER"),
    address: place ? postalAddress(place) : read("COMPANY_HEAD_OFFICE"),
    geo: isVisited && place.position ? { "@type": "GeoCoordinates", ...place.position } : undefined,
    openingHoursSpecification: site.isWinemaker ? hoursOf(place, parameters, site.locale) : undefined,
    sameAs: links.length > 0 ? links : undefined,
  };
}

/** The one that visitors come to, else the seat. */
function mainPlace(places: readonly CompanyAddress[]): CompanyAddress | undefined {
  const of = (value: AddressTypeValue): CompanyAddress | undefined =>
    places.find(({ type }) => type.some((each) => each.value === value));
  return of("CELLAR") ?? of("HEAD_OFFICE") ?? of("SHOP");
}

function postalAddress({ address, addressPart2, postalCode, city, country }: CompanyAddress): Thing {
  return {
    "@type": "PostalAddress",
    streetAddress: given([address, addressPart2].filter(Boolean).join(", ")),
    postalCode: given(postalCode),
    addressLocality: given(city),
    addressCountry: given(country.alphaTwo),
  };
}

/** A place's own hours, else the estate's: those of its parameters, which a remark may go with. */
function hoursOf(
  place: CompanyAddress | undefined,
  parameters: ThemeFacts["parameters"],
  locale: Locale,
): readonly Thing[] | undefined {
  const own = place?.openingHours ?? [];
  const told = own.length > 0 ? own.map((hours) => openingHours(hours)) : parameterHours(parameters, locale);
  return told.length > 0 ? told : undefined;
}

function parameterHours(parameters: ThemeFacts["parameters"], locale: Locale): readonly Thing[] {
  return days.flatMap((name, index) => {
    const read = parseDayHours(parameters[`OPENING_HOURS_${name.toUpperCase()}`] ?? "");
    const said = read.ok ? read.value : null;
    return (said?.periods ?? []).map((period) => ({
      ...openingHours({ ...period, day: index + 1 }),
      description: given(inLocale(said?.remark, locale)),
    }));
  });
}

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

function openingHours({ day, opens, closes }: OpeningHours): Thing {
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: `https://schema.org/${days[day - 1]}`,
    opens,
    closes,
  };
}
