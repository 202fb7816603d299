import { createInterface } from "node:readline/promises";

import { type EstateSettings, estateSettings, faultOf, settingNames } from "#schemas/site/estate-settings.ts";

import { refusedByHand } from "./ask-secret.ts";

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
    process.stdout.write("\n");
    throw refusedByHand(error);
  } finally {
    lines.close();
  }
}
