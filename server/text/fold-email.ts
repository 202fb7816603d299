/**
 * What makes two addresses the same: case and the composition of accents, nothing else. `josé@` and `jose@`
 * are two people's. Never the address that is written to.
 */
export function foldEmail(email: string): string {
  return email.trim().toLowerCase().normalize("NFC");
}
