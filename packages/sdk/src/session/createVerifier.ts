/** PKCE verifier of this page and its challenge (RFC 7636, S256). */
export interface Verifier {
  readonly verifier: string
  readonly challenge: string
}

/** Creates a verifier, which later proves that the same page makes the request. */
export async function createVerifier(): Promise<Verifier> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return { verifier, challenge: base64url(new Uint8Array(hash)) }
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
