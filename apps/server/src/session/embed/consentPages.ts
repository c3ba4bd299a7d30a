import { html } from 'hono/html'
import type { AccountPage } from '../pages/accountPage.ts'

/** Where a user says yes to signing in on another site's page. */
export const CONSENT_PATH = '/api/v1/login/consent'

/** Asks whether another site's page may act for the user, whoever sent them here. */
export const consentPage = (origin: string, username: string, state: string): AccountPage => ({
  title: 'Sign in on another site?',
  body: html`<h1>Sign in on ${new URL(origin).host}?</h1>
    <p>
      You are ${username}. The voices on <strong>${origin}</strong> will be used in your name: favourites, collections,
      ratings and credits. If you did not choose to log in there, close this window.
    </p>
    <form method="post" action="${CONSENT_PATH}">
      <input type="hidden" name="state" value="${state}" />
      <button>Sign in there</button>
    </form>`,
})

/** Hands the code to the page that opened this window, if it is at the origin that was agreed to. */
export const handOverPage = (origin: string, code: string): AccountPage => ({
  title: 'You are signed in',
  // Both are of our own making: an origin that was configured, and a code of letters, digits, dashes and underscores.
  script: `if (opener) { opener.postMessage({ action: 'login-code', code: ${JSON.stringify(code)} }, ${JSON.stringify(origin)}); close() }`,
  body: html`<h1>You are signed in</h1>
    <p role="status">
      This window closes by itself. If it does not, this browser kept it apart from the page that opened it: close it,
      and log in at Voice Rankings itself.
    </p>
    <a class="button quiet" href="/">Go to Voice Rankings</a>`,
})
