import { readFileSync } from "node:fs";

const established = "01";

/** How many connections a port of this machine has, as its own side sees it: an attacker who doesn't read learns of no end. */
export function connectionsAt(port: number): number {
  const wanted = port.toString(16).toUpperCase().padStart(4, "0");
  return readFileSync("/proc/net/tcp", "utf8")
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local = "", , state]) => local.endsWith(`:${wanted}`) && state === established).length;
}
