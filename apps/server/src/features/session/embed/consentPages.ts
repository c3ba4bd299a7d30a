import { html } from 'hono/html'
import { type AccountPage, CLOSE } from '../pages/accountPage.ts'

/** Where a user says yes to signing in on another site's page. */
export const CONSENT_PATH = '/api/v1/login/consent'

/** Who is asked, for which page. */
interface ConsentRequest {
  origin: string
  username: string
  /** Of the login. */
  state: string
}

/** Without a page that opened it, the window cannot hand a code over. */
const SHOW_MATCHING = `if (!opener) {
  document.getElementById('hand-over').hidden = true
  document.getElementById('matching').hidden = false
  document.getElementById('matching-code').focus()
}`

/**
 * Asks whether another site's page may act for the user, whoever sent them here. Where the browser has cut this window
 * off from that page, the user types the code which the page shows, so that no other page gets what they agree to.
 */
export const consentPage = (
  { origin, username, state }: ConsentRequest,
  problem?: { text: string; status: 422 | 429 },
): AccountPage => ({
  title: 'Sign in on another site?',
  status: problem?.status ?? 200,
  script: problem ? undefined : SHOW_MATCHING,
  body: html`<h1>Sign in on ${new URL(origin).host}?</h1>
    <p>
      You are ${username}. The voices on <strong>${origin}</strong> will be used in your name: favourites, collections,
      ratings and credits. If you did not choose to log in there, close this window.
    </p>
    <form method="post" action="${CONSENT_PATH}" id="hand-over" ${problem ? html`hidden` : ''}>
      <input type="hidden" name="state" value="${state}" />
      <button name="intent" value="hand-over">Sign in there</button>
    </form>
    <form method="post" action="${CONSENT_PATH}" id="matching" ${problem ? '' : html`hidden`}>
      ${problem ? html`<p class="problem" id="problem" role="alert">${problem.text}</p>` : ''}
      <input type="hidden" name="state" value="${state}" />
      <label>
        Code on ${new URL(origin).host}
        <input
          id="matching-code"
          name="matching_code"
          inputmode="numeric"
          autocomplete="off"
          maxlength="12"
          required
          aria-invalid="${problem ? 'true' : 'false'}"
          aria-describedby="${problem ? 'problem hint' : 'hint'}"
          ${problem ? html`autofocus` : ''}
        />
      </label>
      <p class="hint" id="hint">
        The page on which you chose to log in shows six digits. Do not type any that somebody sent you.
      </p>
      <button name="intent" value="match">Sign in there</button>
    </form>`,
})

/** Hands the code to the page that opened this window, if it is at the origin that was agreed to. */
export const handOverPage = (origin: string, code: string): AccountPage => ({
  title: 'You are signed in',
  // Both are of our own making: an origin that was configured, and a code of letters, digits, dashes and underscores.
  script: `if (opener) { opener.postMessage({ action: 'login-code', code: ${JSON.stringify(code)} }, ${JSON.stringify(origin)}); close() }`,
  body: html`<h1>You are signed in</h1>
    <p role="status">
      This window closes by itself. If it does not, the page that opened it is gone: close it, and choose to log in
      there once more.
    </p>
    <a class="button quiet" href="/">Go to Voice Rankings</a>`,
})

/** After the right code was typed: the page that shows it goes on by itself. */
export const approvedPage = (origin: string): AccountPage => ({
  title: 'You are signed in',
  script: CLOSE,
  body: html`<h1>You are signed in</h1>
    <p role="status">on ${new URL(origin).host}. Close this window and go back there.</p>`,
})
