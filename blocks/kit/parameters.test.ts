import { expect, test } from "vitest";

import { cropLength, isOn, parameterRecord, readParameter } from "./parameters.ts";
import { sampleParameters } from "./samples.ts";

test("a parameter without a value has its initial one, an unknown one nothing", () => {
  expect(readParameter(sampleParameters({ COMPANY_PHONE: " 04 00 00 00 00 " }), "COMPANY_PHONE")).toBe(
    "04 00 00 00 00",
  );
  expect(readParameter(sampleParameters({ LOGO_HEIGHT: null }), "LOGO_HEIGHT")).toBe("125");
  expect(readParameter(null, "COMPANY_PHONE")).toBe("");
  expect(readParameter([], "NO_SUCH_PARAMETER")).toBe("");
});

test("a toggle is on when it says so", () => {
  expect(isOn(sampleParameters({ SHOW_PROMO_BANNER: "false" }), "SHOW_PROMO_BANNER")).toBe(false);
  expect(isOn([], "SHOW_PROMO_BANNER")).toBe(true);
  expect(parameterRecord(sampleParameters({ A: "1", B: null }))).toEqual({ A: "1", B: null });
});

test("[§9] lists crop their texts to 120 characters, or to what the site says", () => {
  expect(cropLength([])).toBe(120);
  expect(cropLength(null)).toBe(120);
  expect(cropLength(sampleParameters({ TEXT_CROPPING: "200" }))).toBe(200);
});
