import { chronopostRelays, type ChronopostOptions } from "./chronopost-relays.ts";
import { embeddedRelays } from "./embedded-relays.ts";
import type { RelaysDriver } from "./relays-driver.ts";

/** Whose parcel shops there are; the contract is Chronopost's. */
export type RelaysChoice = "off" | "demo" | Pick<ChronopostOptions, "account" | "password">;

/** The carrier that `RELAYS` names; null: the estate sends nothing to parcel shops. */
export function chooseRelays(choice: RelaysChoice): RelaysDriver | null {
  if (choice === "off") return null;
  return choice === "demo" ? embeddedRelays() : chronopostRelays(choice);
}
