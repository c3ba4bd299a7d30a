import { html } from 'hono/html'
import { PASSWORD_LENGTH } from '../../account/password.ts'
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
  problem?: { text: string; field: 'email' | 'password' | null; status: 401 | 403 | 409 | 422 | 429 }
}

const NEW_HERE = { otherText: 'New here?', other: 'Create an account', otherMode: 'create' } as const
const HAS_ACCOUNT = { otherText: 'Have an account?', other: 'Login', otherMode: 'sign-in' } as const

const TEXTS = {
  'sign-in': { title: 'Login', intro: 'to Voice Rankings', button: 'Login', ...NEW_HERE },
  create: {
    title: 'Create an account',
    intro: 'Choose an e-mail address and a password. You will get no e-mail.',
    button: 'Create account',
    ...HAS_ACCOUNT,
  },
  reset: {
    title: 'Choose a new password',
    intro: 'Type the e-mail address of your account. You will get an e-mail with a link to choose a new password.',
    button: 'Send the link',
    ...HAS_ACCOUNT,
  },
} as const

/** The mailed link creates the account, which verifies the address. */
const CREATE_BY_MAIL = {
  ...TEXTS.create,
  intro: 'Type your e-mail address. You will get an e-mail with a link to choose a password.',
  button: 'Send the link',
} as const

/** Sign-in page. Switching its mode keeps the typed address. */
export function loginPage({ mode, byMail, state, returnTo, email = '', problem }: LoginPage): AccountPage {
  const texts = byMail && mode === 'create' ? CREATE_BY_MAIL : TEXTS[mode]
  const asksPassword = mode === 'sign-in' || !byMail
  const focus = email === '' || !asksPassword || problem?.field === 'email' ? 'email' : 'password'
  return {
    title: texts.title,
    status: problem?.status ?? 200,
    body: html`<h1>${texts.title}</h1>
      <p>${texts.intro}</p>
      <form method="post" action="/api/v1/login">
        ${problem ? html`<p class="problem" id="problem" role="alert">${problem.text}</p>` : ''}
        <input type="hidden" name="state" value="${state}" />
        <input type="hidden" name="return" value="${returnTo}" />
        <label>
          E-mail
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
        ${asksPassword ? passwordField(mode, problem, focus === 'password') : ''}
        <button name="intent" value="${mode}">${texts.button}</button>
        ${
          byMail && mode === 'sign-in'
            ? html`<button class="link" name="intent" value="show-reset" formnovalidate>Forgot your password?</button>`
            : ''
        }
        <div class="or">
          ${texts.otherText}
          <button class="quiet" name="intent" value="show-${texts.otherMode}" formnovalidate>${texts.other}</button>
        </div>
      </form>`,
  }
}

function passwordField(mode: LoginMode, problem: LoginPage['problem'], focused: boolean) {
  const creates = mode === 'create'
  const described = [problem ? 'problem' : '', creates ? 'hint' : ''].join(' ').trim()
  return html`<label>
      Password
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
    ${creates ? html`<p class="hint" id="hint">At least ${PASSWORD_LENGTH.min} characters.</p>` : ''}`
}
