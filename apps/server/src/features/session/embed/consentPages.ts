import { html } from 'hono/html'
import { isExtensionOrigin } from '../../../kernel/config/isExtensionOrigin.ts'
import type { AccountTexts } from '../../accountTexts/english.ts'
import { type AccountPage, CLOSE } from '../pages/accountPage.ts'
import { homeLink } from '../pages/messagePages.ts'
import type { Problem } from '../problem.ts'

/** Path of the form in which a user consents to a login on another site. */
export const CONSENT_PATH = '/api/v1/login/consent'

/** Login that needs consent. */
interface ConsentRequest {
  origin: string
  username: string
  /** State of the login. */
  state: string
}

/** Texts that name the place of a login: a site, or a browser extension. */
const placeTexts = (consent: AccountTexts['consent'], origin: string): Omit<typeof consent, 'extension'> =>
  isExtensionOrigin(origin) ? { ...consent, ...consent.extension } : consent

/** Without an opener, the window cannot pass a code to the page: the form asks for the confirmation code instead. */
const SHOW_MATCHING = `if (!opener) {
  document.getElementById('hand-over').hidden = true
  document.getElementById('matching').hidden = false
  document.getElementById('matching-code').focus()
}`

/**
 * Page that asks for consent to a login on another site. Where the browser has cut the window off from its opener, the
 * user types the confirmation code shown by that page, so that no other page gets the login.
 */
export const consentPage =
  ({ origin, username, state }: ConsentRequest, problem?: { text: Problem; status: 422 | 429 }): AccountPage =>
  (texts) => {
    const consent = placeTexts(texts.consent, origin)
    const { problems } = texts
    return {
      title: consent.title,
      status: problem?.status ?? 200,
      script: problem ? undefined : SHOW_MATCHING,
      body: html`<h1>${consent.heading(new URL(origin).host)}</h1>
        <p>${consent.text(username, origin)}</p>
        <form method="post" action="${CONSENT_PATH}" id="hand-over" ${problem ? html`hidden` : ''}>
          <input type="hidden" name="state" value="${state}" />
          <button name="intent" value="hand-over">${consent.button}</button>
        </form>
        <form method="post" action="${CONSENT_PATH}" id="matching" ${problem ? '' : html`hidden`}>
          ${problem ? html`<p class="problem" id="problem" role="alert">${problem.text(problems)}</p>` : ''}
          <input type="hidden" name="state" value="${state}" />
          <label>
            ${consent.code(new URL(origin).host)}
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
          <p class="hint" id="hint">${consent.codeHint}</p>
          <button name="intent" value="match">${consent.button}</button>
        </form>`,
    }
  }

/** Page that passes the login code to its opener, restricted to the consented origin. */
export const handOverPage =
  (origin: string, code: string): AccountPage =>
  (texts) => ({
    title: texts.signedIn.title,
    // Safe to inline: the origin comes from the settings, and the code is base64url.
    script: `if (opener) { opener.postMessage({ action: 'login-code', code: ${JSON.stringify(code)} }, ${JSON.stringify(origin)}); close() }`,
    body: html`<h1>${texts.signedIn.title}</h1>
      <p role="status">${texts.consent.handedOver}</p>
      ${homeLink(texts)}`,
  })

/** Page after a correct confirmation code; the waiting page continues by itself. */
export const approvedPage =
  (origin: string): AccountPage =>
  ({ signedIn, consent }) => ({
    title: signedIn.title,
    script: CLOSE,
    body: html`<h1>${signedIn.title}</h1>
      <p role="status">${placeTexts(consent, origin).approved(new URL(origin).host)}</p>`,
  })
