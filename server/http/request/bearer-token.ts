/** No token of ours is longer than this; what is longer is no token. */
const longestToken = 512;

/**
 * The token of an `Authorization` header, raw or behind `Bearer` (design §4), or null. Cookies never
 * authenticate a call of the API (reliability D1).
 */
export function bearerToken(header: string | null | undefined): string | null {
  const token = (header ?? "").replace(/^Bearer /i, "").trim();
  return token !== "" && token.length <= longestToken && /^[\x21-\x7e]+$/.test(token) ? token : null;
}
