import { build } from "../../scripts/build.ts";

/** Builds before the first worker starts its site: two of them would build into the same folder. */
export default async function buildOnce(): Promise<void> {
  if (!(await build({ onlyIfStale: true }))) throw new Error("The build failed");
}
