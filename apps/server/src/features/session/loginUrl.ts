/** Path of the page on which people sign in. */
export const LOGIN_PATH = '/api/v1/login'

/** Path of the page on which the owner of an address chooses a password, by a link from a mail. */
export const PASSWORD_PATH = `${LOGIN_PATH}/password`

/** Path to which an OpenID Connect provider sends people back; it must be known there, below the server's address. */
export const CALLBACK_PATH = `${LOGIN_PATH}/callback`

/** The address that ends every way of signing in: it tells the page that waits, or goes back to where the visitor was. */
export function loginUrl(state: string, returnTo: string): string {
  return `${LOGIN_PATH}?${new URLSearchParams(state === '' ? { return: returnTo } : { state }).toString()}`
}
