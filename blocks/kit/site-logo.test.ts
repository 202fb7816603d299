import { expect, test } from "vitest";

import type { Logo, LogoType } from "#schemas/site/logo.ts";

import { sampleLogo } from "./samples.ts";
import { logosOn, siteLogo } from "./site-logo.ts";

const logo = (type: LogoType): Logo => sampleLogo({ type, filename: `${type}.svg` });

test("[§3] the first logo that the estate has of the types asked for", () => {
  const logos = [logo("LOGO"), logo("LOGO_FOOTER")];
  expect(siteLogo(logos, "LOGO_DARK_THEME", "LOGO")?.name).toBe("LOGO.svg");
  expect(siteLogo(logos, "LOGO_FOOTER", "LOGO")?.name).toBe("LOGO_FOOTER.svg");
  expect(siteLogo(null, "LOGO")).toBeNull();
});

test("[§9] a ground of luminance 128 or below is dark and takes the dark theme's logo", () => {
  expect(logosOn("#241b1a", "#ffffff")[0]).toBe("LOGO_DARK_THEME");
  expect(logosOn("#F7F3EA", "#ffffff")[0]).toBe("LOGO_LIGHT_THEME");
  expect(logosOn("", "#ffffff")[0]).toBe("LOGO_LIGHT_THEME");
});

test("[§9] a ground that lets the page through is judged by what is seen", () => {
  expect(logosOn("#241b1aff", "#ffffff")[0]).toBe("LOGO_DARK_THEME");
  expect(logosOn("#241b1a20", "#ffffff")[0]).toBe("LOGO_LIGHT_THEME");
  expect(logosOn("#ffffff20", "#14100f")[0]).toBe("LOGO_DARK_THEME");
});
