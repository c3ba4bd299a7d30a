import { html } from 'hono/html'
import { PASSWORD_LENGTH } from '../../account/password.ts'
import type { AccountTexts } from '../../accountTexts/english.ts'
import type { Problem } from '../problem.ts'
import type { AccountPage } from './accountPage.ts'

/** Purpose of the form: sign in, create an account, or reset the password. */
export type LoginMode = 'sign-in' | 'create' | 'reset'

export interface LoginPage {
  mode: LoginMode
  /** True when passwords are chosen and reset by a mailed link. */
  byMail: boolean
  /** Hidden fields: state of the login, and path to return to. */
  state: string
  returnTo: string
  email?: string
  problem?: { text: Problem; field: 'email' | 'password' | null; status: 401 | 403 | 409 | 422 | 429 }
}

/** Sign-in page. Switching its mode keeps the typed address. */
export function loginPage({ mode, byMail, state, returnTo, email = '', problem }: LoginPage): AccountPage {
  const other = mode === 'sign-in' ? 'create' : 'sign-in'
  const asksPassword = mode === 'sign-in' || !byMail
  const focus = email === '' || !asksPassword || problem?.field === 'email' ? 'email' : 'password'
  return (texts) => {
    const { title, intro, button } = texts.login[byMail && mode === 'create' ? 'createByMail' : mode]
    const question = mode === 'sign-in' ? texts.login.isNew : texts.login.hasAccount
    return {
      title,
      status: problem?.status ?? 200,
      body: html`<h1>${title}</h1>
        <p>${intro}</p>
        <form method="post" action="/api/v1/login">
          ${problem ? html`<p class="problem" id="problem" role="alert">${problem.text(texts.problems)}</p>` : ''}
          <input type="hidden" name="state" value="${state}" />
          <input type="hidden" name="return" value="${returnTo}" />
          <label>
            ${texts.email}
            <input
              name="email"
              type="email"
              autocomplete="username"
              maxlength="254"
              required
              value="${email}"
              aria-invalid="${problem?.field === 'email' ? 'true' : 'false'}"
              ${problem?.field === 'email' ? html`aria-describedby="problem"` : ''}
              ${focus === 'email' ? html`autofocus` : ''}
            />
          </label>
          ${asksPassword ? passwordField(texts, mode, problem, focus === 'password') : ''}
          <button name="intent" value="${mode}">${button}</button>
          ${
            byMail && mode === 'sign-in'
              ? html`<button class="link" name="intent" value="show-reset" formnovalidate>
                  ${texts.login.forgot}
                </button>`
              : ''
          }
          <div class="or">
            ${question.text}
            <button class="quiet" name="intent" value="show-${other}" formnovalidate>${question.action}</button>
          </div>
        </form>`,
    }
  }
}

function passwordField(texts: AccountTexts, mode: LoginMode, problem: LoginPage['problem'], focused: boolean) {
  const creates = mode === 'create'
  const described = [problem ? 'problem' : '', creates ? 'hint' : ''].join(' ').trim()
  return html`<label>
      ${texts.password}
      <input
        name="password"
        type="password"
        autocomplete="${creates ? 'new-password' : 'current-password'}"
        ${creates ? html`minlength="${PASSWORD_LENGTH.min}"` : ''}
        maxlength="${PASSWORD_LENGTH.max}"
        required
        aria-invalid="${problem?.field === 'password' ? 'true' : 'false'}"
        ${described === '' ? '' : html`aria-describedby="${described}"`}
        ${focused ? html`autofocus` : ''}
      />
    </label>
    ${creates ? html`<p class="hint" id="hint">${texts.passwordHint(PASSWORD_LENGTH.min)}</p>` : ''}`
}
