/** Path of the sign-in page. */
export const LOGIN_PATH = '/api/v1/login'

/** Path of the page to choose a password, reached by a mailed link. */
export const PASSWORD_PATH = `${LOGIN_PATH}/password`

/** Redirect path of an OpenID Connect provider, to be registered there below the server's address. */
export const CALLBACK_PATH = `${LOGIN_PATH}/callback`

/** Address at which every sign-in ends: it notifies the waiting page, or returns to the visitor's previous page. */
export function loginUrl(state: string, returnTo: string): string {
  return `${LOGIN_PATH}?${new URLSearchParams(state === '' ? { return: returnTo } : { state }).toString()}`
}
