import type { ReactNode } from "react";
import { expect, test } from "vitest";

import type { FormSaid } from "#schemas/contract/form-said.ts";

import { FormCheckbox, FormChoices } from "./form-choices.tsx";
import { FormField, FormSelect } from "./form-field.tsx";
import { FormFrame } from "./form-frame.tsx";
import { FormActions, FormPair } from "./form-parts.tsx";
import { renderFixture } from "./render-fixture.tsx";
import type { AnyBlockView } from "./view-props.ts";

const labels = {
  email: "E-mail",
  phone: "Telephone",
  password: "Password",
  country: "Country",
  way: "Way",
  adult: "18",
};

const View: AnyBlockView = ({ id, said }): ReactNode => (
  <FormFrame
    action="/auth"
    form="register"
    block={id}
    back="/auth?next=%2F"
    said={said}
    labels={labels}
    values={{ email: "old@example.org", country: "1" }}
    fields={{ step: 2 }}
  >
    <FormPair>
      <FormField name="email" type="email" autoComplete="email" maxLength={254} />
      <FormField name="phone" type="tel" autoComplete="tel" isRequired={false} hint="With its country" />
    </FormPair>
    <FormField name="password" type="password" autoComplete="new-password" />
    <FormSelect name="country" options={[{ value: "1", label: "France" }]} />
    <FormChoices
      name="way"
      choices={[
        { value: "a", label: "A", note: "slow", end: "2" },
        { value: "b", label: "B" },
      ]}
    />
    <FormCheckbox name="adult" />
    <FormActions send="Go" />
  </FormFrame>
);

function rendered(said?: FormSaid, locale: "fr_FR" | "en_US" = "en_US"): string {
  return renderFixture(View, { name: "form", locale, props: {}, data: {}, ...(said && { said }) });
}

const refused: FormSaid = {
  form: "register",
  values: { email: "lise@", password: "secret", way: "b", adult: "true" },
  errors: { email: "must be an e-mail address", phone: "must be a telephone number", hat: "is missing" },
  message: "",
};

test("it is posted as it is to its site action, with the way back, its block and its name", () => {
  const html = rendered();
  expect(html).toMatch(/<form id="b1-register" [^>]*noValidate="" action="\/en_US\/auth" method="post"/);
  for (const [name, value] of [
    ["back", "/auth?next=%2F"],
    ["block", "b1"],
    ["form", "register"],
    ["step", "2"],
  ])
    expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
  expect(html).not.toContain("alert");
});

test("every field has its label; a hint describes it, and one that may stay empty says so", () => {
  const html = rendered();
  for (const name of ["email", "phone", "password", "country"]) {
    expect(html).toMatch(new RegExp(`<label for="b1-register-${name}"[^]*?id="b1-register-${name}"`));
  }
  expect(html).toMatch(/Telephone[^]*?\(optional\)[^]*?<p id="b1-register-phone-hint"[^>]*>With its country</);
  expect(html).toMatch(/<input type="tel" [^>]*aria-describedby="b1-register-phone-hint"/);
  expect(html).toContain('value="old@example.org"');
  expect(html).toMatch(/<fieldset role="radiogroup"[^]*?<legend[^>]*>Way<\/legend>[^]*?type="radio"[^]*?slow/);
});

test("[§5 errors-at-fields] what is wrong stands at its field and on top, where the focus is; what was typed stays", () => {
  const html = rendered(refused);
  expect(html).toMatch(/role="alert" tabindex="-1" autofocus=""[^]*?3 things need another look:/i);
  expect(html).toMatch(/<a href="#b1-register-email">“E-mail” must be an e-mail address\.<\/a>/);
  expect(html).toContain("“hat” is missing.");
  const [field = ""] = /<input [^>]*id="b1-register-email"[^>]*>/.exec(html) ?? [];
  expect(field).toContain('aria-invalid="true"');
  expect(field).toContain('aria-describedby="b1-register-email-error"');
  expect(field).toContain('value="lise@"');
  expect(html).toMatch(/<p id="b1-register-email-error"[^>]*>“E-mail” must be an e-mail address\.</);
  expect(html).toContain('aria-describedby="b1-register-phone-hint b1-register-phone-error"');
  expect(html).toMatch(/<input [^>]*value="b"[^>]*>/);
  expect(html.match(/checked=""/g)).toHaveLength(2);
});

test("a password never stands in its field again", () => {
  expect(rendered(refused)).not.toContain("secret");
});

test("what is wrong with no field is said alone; what was said of another form is not", () => {
  const html = rendered({ ...refused, errors: {}, message: "Too many attempts." });
  expect(html).toMatch(/role="alert"[^>]*><p[^>]*>Too many attempts\.<\/p><\/div>/);
  expect(rendered({ ...refused, form: "login" })).not.toContain("alert");
  expect(rendered({ ...refused, form: "login" })).toContain("old@example.org");
});

test("in French a field's name stands in French quotes", () => {
  const said = { ...refused, errors: { email: "est obligatoire" } };
  expect(rendered(said, "fr_FR")).toContain("«\u00a0E-mail\u00a0» est obligatoire.");
});

test("of a form of one field what is wrong stands at that alone, which has the focus; with words of the whole it doesn't", () => {
  const own = (message: string) =>
    renderFixture(
      () => (
        <FormFrame
          action="/auth"
          form="ask"
          block="b1"
          back="/"
          said={{ form: "ask", values: {}, errors: { email: "is missing" }, message }}
          labels={{ email: "E-mail" }}
        >
          <FormField name="email" type="email" autoComplete="email" />
        </FormFrame>
      ),
      { name: "one field", locale: "en_US", props: {}, data: {} },
    );
  const html = own("");
  expect(html).not.toContain("alert");
  expect(html).toMatch(/<input(?=[^>]*id="b1-ask-email")(?=[^>]*aria-invalid="true")(?=[^>]*autofocus="")/);
  expect(html).toMatch(/<p id="b1-ask-email-error"[^>]*>“E-mail” is missing\.</);
  expect(own("Too many attempts.")).toMatch(/role="alert" tabindex="-1" autofocus=""[^]*Too many attempts\./);
  expect(own("Too many attempts.").match(/autofocus/g)).toHaveLength(1);
});

test("of choices that have the focus it goes to the one that is chosen, and to the first where none is", () => {
  const ways = (said: string) =>
    renderFixture(
      () => (
        <FormFrame
          action="/x"
          form="ask"
          block="b1"
          back="/"
          said={{ form: "ask", values: { way: said }, errors: {}, message: "" }}
          labels={{ way: "Way" }}
          focus="way"
        >
          <FormChoices
            name="way"
            choices={[
              { value: "a", label: "A" },
              { value: "b", label: "B" },
            ]}
          />
        </FormFrame>
      ),
      { name: "choices", locale: "en_US", props: {}, data: {} },
    );
  const focused = (html: string) => /<input(?=[^>]*autofocus="")(?=[^>]*value="(\w)")/i.exec(html)?.[1];
  expect(focused(ways("b"))).toBe("b");
  expect(focused(ways(""))).toBe("a");
});
