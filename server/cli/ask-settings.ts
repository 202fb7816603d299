import { createInterface } from "node:readline/promises";

import { type EstateSettings, estateSettings, faultOf, settingNames } from "#schemas/site/estate-settings.ts";

import { CliRefusal } from "./cli-context.ts";

/** Asks for every setting on the terminal; an empty answer leaves it as it is, a wrong one is asked for again. */
export async function askSettings(): Promise<EstateSettings> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answers: Record<string, string> = {};
    for (const name of settingNames) {
      let answer = await lines.question(`${estateSettings[name].label}: `);
      for (let fault = faultOf(name, answer); answer.trim() !== "" && fault !== null; fault = faultOf(name, answer)) {
        answer = await lines.question(`  "${answer}" ${fault}. Once more: `);
      }
      if (answer.trim() !== "") answers[name] = answer;
    }
    return answers;
  } catch (error) {
    // Ctrl+C or Ctrl+D: readline gives up.
    if (error instanceof Error && error.name === "AbortError") throw new CliRefusal("\nNothing is changed");
    throw error;
  } finally {
    lines.close();
  }
}
