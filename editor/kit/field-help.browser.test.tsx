import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { InEditor } from "./test-editor.tsx";
import { TextField } from "./text-field.tsx";

test("what helps with a field breaks where an address is wider than its panel", async () => {
  const address = `/${"vinificationparcellaire".repeat(4)}`;
  await render(
    <InEditor>
      <div style={{ inlineSize: "300px" }}>
        <TextField label="Adresse" value="" help={address} onChange={() => {}} />
      </div>
    </InEditor>,
  );
  const help = page.getByText(address).element();
  expect(help.scrollWidth).toBeLessThanOrEqual(help.clientWidth);
});
