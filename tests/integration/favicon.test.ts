import { describe, expect, test } from "vitest";

import { createFaviconApp } from "#server/http/files/favicon-app.ts";
import { saveMedia } from "#server/media/write.ts";
import { saveLogo } from "#server/site/logos/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

describe.each(engines)("/favicon.ico on $name", (engine) => {
  useDatabase(engine);

  test("[§3 logo-favicon] leads to the LOGO_FAVICON; a site without one has nothing to show", async () => {
    const app = createFaviconApp();
    expect((await app.request("http://site.test/favicon.ico")).status).toBe(204);
    const picture = done(
      await saveMedia({
        path: "favicon.svg",
        width: 32,
        height: 32,
        bytes: 1,
        mime: "image/svg+xml",
        alt: { fr_FR: "Le domaine" },
      }),
    );
    done(await saveLogo("LOGO_FAVICON", picture.id));
    const answer = await app.request("http://site.test/favicon.ico");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/media/favicon.svg"]);
  });
});
