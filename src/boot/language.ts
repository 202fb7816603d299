/** The language cookie lasts 365 days, in seconds (spec §9). */
const languageAge = 365 * 86_400;

export interface LanguageScope {
  /** True when the API lives on another origin. */
  readonly crossOrigin: boolean;
  /** True on https. */
  readonly secure: boolean;
}

/**
 * The text that stores a language choice: path /, same-site lax, or none with secure when the API
 * lives on another origin (spec §9). On https no other host of the domain can write it: that is what its prefix says.
 */
export function languageCookie(locale: string, { crossOrigin, secure }: LanguageScope): string {
  const site = crossOrigin ? "SameSite=None; Secure" : `SameSite=Lax${secure ? "; Secure" : ""}`;
  return `${secure ? "__Host-" : ""}locale=${encodeURIComponent(locale)}; Max-Age=${languageAge}; Path=/; ${site}`;
}

/**
 * Stores the language when the visitor picks one (`a[data-locale]`), and whenever a client
 * navigation has changed the language of the page.
 */
export function keepLanguage(): void {
  const root = document.documentElement;
  let shown = root.dataset["locale"];
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>("a[data-locale]") : null;
    store(link?.dataset["locale"]);
  });
  document.addEventListener("cellardoor:page", () => {
    if (root.dataset["locale"] === shown) return;
    shown = root.dataset["locale"];
    store(shown);
  });

  function store(locale: string | undefined): void {
    if (locale)
      document.cookie = languageCookie(locale, {
        crossOrigin: "crossOrigin" in root.dataset,
        secure: location.protocol === "https:",
      });
  }
}
