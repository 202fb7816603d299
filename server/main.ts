import "./production.ts";

import { demoEstate } from "#demo/estate.ts";

import { readEnv } from "./env.ts";
import { startServer } from "./start-server.ts";

const env = readEnv(process.env);
if (!env.ok) {
  process.stderr.write(
    `Cellardoor can't start with this environment:\n${env.error.map((line) => `  ${line}\n`).join("")}`,
  );
  process.exit(2);
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  const running = await startServer(env.value, { say, estate: demoEstate });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void running.stop().then(() => process.exit(0)));
  }
} catch (error) {
  process.stderr.write(`Cellardoor could not start: ${error instanceof Error ? error.message : String(error)}\n`);
  if (env.value.logLevel === "debug") console.error(error);
  process.exit(1);
}
