import { ownAddress } from "#schemas/site/own-address.ts";

import type { CheckPorts } from "../check-ports.ts";
import type { AddressFacts } from "./address-facts.ts";
import { targetAt } from "./target-at.ts";

/** Finds out what is at addresses of this site; one that can't be asked hides nothing of the others. */
export async function askAddresses(
  paths: readonly string[],
  { listPages, isThere, hasPlace }: Pick<CheckPorts, "listPages" | "isThere" | "hasPlace">,
): Promise<AddressFacts> {
  const pages = await listPages();
  const targets = paths.flatMap((path) => {
    const target = targetAt(path, pages);
    return target ? [[path, target] as const] : [];
  });
  const asked = await Promise.all(
    paths.map(async (path) => {
      const { page = path, place = "" } = ownAddress(path, []) ?? {};
      try {
        if (!(await isThere(page))) return { path, is: "dead" } as const;
        return { path, is: place === "" || (await hasPlace(page, place)) ? "there" : "lost" } as const;
      } catch (error) {
        console.warn("an address could not be asked for", path, error);
        return { path, is: "unasked" } as const;
      }
    }),
  );
  const those = (wanted: (typeof asked)[number]["is"]) =>
    new Set(asked.flatMap(({ path, is }) => (is === wanted ? [path] : [])));
  return { dead: those("dead"), lost: those("lost"), unasked: those("unasked"), targets: new Map(targets) };
}
