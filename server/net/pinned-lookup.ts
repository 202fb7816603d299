import { lookup as systemLookup } from "node:dns/promises";
import type { LookupFunction } from "node:net";

import { OutgoingError } from "./outgoing-error.ts";
import type { LookupAll, OutgoingRules } from "./outgoing-rules.ts";
import { isPublicAddress } from "./public-address.ts";

/** Asks the system for every address of a host name. */
export const lookupAll: LookupAll = async (host) => await systemLookup(host, { all: true });

/**
 * The one look-up of a connection: it goes to one of the addresses that were found and judged here, so that a name
 * which changes its mind changes nothing. Where only public addresses may be asked, all of them must be public.
 */
export function pinnedLookup({ reach, lookup = lookupAll }: OutgoingRules): LookupFunction {
  return (host, { all }, done) => {
    const found = lookup(host).then((addresses) => {
      const [first] = addresses;
      if (!first) throw new OutgoingError("unreachable", "the name has no address");
      if (reach === "public" && !addresses.every(({ address }) => isPublicAddress(address))) {
        throw new OutgoingError("forbidden", "the name leads to an address that is not public");
      }
      return { first, addresses };
    });
    // Node asks for one address or, where it tries several, for a list of them.
    found.then(
      ({ first, addresses }) => (all ? done(null, [...addresses]) : done(null, first.address, first.family)),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), "", 0),
    );
  };
}
