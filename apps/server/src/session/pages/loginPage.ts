import { html } from 'hono/html'
import { PASSWORD_LENGTH } from '../password.ts'
import type { AccountPage } from './accountPage.ts'

/** What the form says: to sign in, or to make an account first. */
export type LoginMode = 'sign-in' | 'create'

export interface LoginPage {
  mode: LoginMode
  /** Carried through the form: whom to tell, and where to go. */
  state: string
  returnTo: string
  email?: string
  problem?: { text: string; field: 'email' | 'password' | null; status: 401 | 403 | 409 | 422 | 429 }
}

const TEXTS = {
  'sign-in': {
    title: 'Sign in',
    intro: 'to Voice Rankings',
    button: 'Sign in',
    otherText: 'New here?',
    other: 'Create an account',
  },
  create: {
    title: 'Create an account',
    intro: 'It takes an e-mail address and a password. No mail is sent.',
    button: 'Create account',
    otherText: 'Have an account?',
    other: 'Sign in',
  },
} as const

/** The page on which somebody types who they are. Both of its ways keep the address that was typed. */
export function loginPage({ mode, state, returnTo, email = '', problem }: LoginPage): AccountPage {
  const texts = TEXTS[mode]
  const other: LoginMode = mode === 'create' ? 'sign-in' : 'create'
  const creates = mode === 'create'
  const focus = email === '' || problem?.field === 'email' ? 'email' : 'password'
  const invalid = (field: string) => (problem?.field === field ? 'true' : 'false')
  const described = [problem ? 'problem' : '', creates ? 'hint' : ''].join(' ').trim()
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
            aria-invalid="${invalid('email')}"
            ${problem?.field === 'email' ? html`aria-describedby="problem"` : ''}
            ${focus === 'email' ? html`autofocus` : ''}
          />
        </label>
        <label>
          Password
          <input
            name="password"
            type="password"
            autocomplete="${creates ? 'new-password' : 'current-password'}"
            ${creates ? html`minlength="${PASSWORD_LENGTH.min}"` : ''}
            maxlength="${PASSWORD_LENGTH.max}"
            required
            aria-invalid="${invalid('password')}"
            ${described === '' ? '' : html`aria-describedby="${described}"`}
            ${focus === 'password' ? html`autofocus` : ''}
          />
        </label>
        ${creates ? html`<p class="hint" id="hint">At least ${PASSWORD_LENGTH.min} characters.</p>` : ''}
        <button name="intent" value="${mode}">${texts.button}</button>
        <div class="or">
          ${texts.otherText}
          <button class="quiet" name="intent" value="show-${other}" formnovalidate>${texts.other}</button>
        </div>
      </form>`,
  }
}
