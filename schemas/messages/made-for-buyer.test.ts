import { expect, test } from "vitest";

import privateEn from "./private-en_US.json" with { type: "json" };
import privateFr from "./private-fr_FR.json" with { type: "json" };
import { serverMessages } from "./server-messages.ts";

const said = {
  fr_FR: [
    privateFr["lineAnswers.excluded"],
    privateFr["productCustomization.excluded"],
    serverMessages.fr_FR["mail.order.withdrawalBut"],
  ],
  en_US: [
    privateEn["lineAnswers.excluded"],
    privateEn["productCustomization.excluded"],
    serverMessages.en_US["mail.order.withdrawalBut"],
  ],
};

test("[L9] [K6] of what is made for its buyer the right of withdrawal is gone, and nothing else: the guarantees stay", () => {
  for (const words of said.fr_FR) {
    expect(words).toMatch(/sans droit de rétractation/);
    expect(words).toMatch(/garanties? légales?/i);
    expect(words).not.toMatch(/repris|échang|rendu/);
  }
  for (const words of said.en_US) {
    expect(words).toMatch(/no right of withdrawal|without a right of withdrawal/);
    expect(words).toMatch(/legal guarantees/);
    expect(words).not.toMatch(/return|exchang|given back/);
  }
});
