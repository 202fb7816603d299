import ipaddr from "ipaddr.js";

/**
 * Tells whether a network address is one that everybody can reach (reliability S-26): not this machine,
 * not its network, not a range with a meaning of its own. IPv4 inside IPv6 (mapped, NAT64, 6to4) counts
 * as the IPv4 that it stands for.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  const plain = address instanceof ipaddr.IPv6 ? embedded(address) : address;
  return plain.range() === "unicast";
}

function embedded(address: ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  const bytes = address.toByteArray();
  switch (address.range()) {
    case "ipv4Mapped":
      return address.toIPv4Address();
    case "rfc6052":
      return new ipaddr.IPv4(bytes.slice(12));
    case "6to4":
      return new ipaddr.IPv4(bytes.slice(2, 6));
    default:
      return address;
  }
}
