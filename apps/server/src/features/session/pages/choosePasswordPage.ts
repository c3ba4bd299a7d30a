import { html } from 'hono/html'
import { PASSWORD_LENGTH } from '../../account/password.ts'
import { PASSWORD_PATH } from '../loginUrl.ts'
import { type AccountPage } from './accountPage.ts'
import { problemPage } from './messagePages.ts'

export interface ChoosePasswordPage {
  /** Token of the link. */
  token: string
  email: string
  problem?: string
}

/** Page behind a mailed link. */
export const choosePasswordPage = ({ token, email, problem }: ChoosePasswordPage): AccountPage => ({
  title: 'Choose a password',
  status: problem === undefined ? 200 : 422,
  body: html`<h1>Choose a password</h1>
    <p>You will be logged in here and logged out everywhere else.</p>
    <form method="post" action="${PASSWORD_PATH}">
      ${problem === undefined ? '' : html`<p class="problem" id="problem" role="alert">${problem}</p>`}
      <input type="hidden" name="token" value="${token}" />
      <label>
        E-mail
        <input type="email" autocomplete="username" value="${email}" readonly />
      </label>
      <label>
        New password
        <input
          name="password"
          type="password"
          autocomplete="new-password"
          minlength="${PASSWORD_LENGTH.min}"
          maxlength="${PASSWORD_LENGTH.max}"
          required
          autofocus
          aria-invalid="${problem === undefined ? 'false' : 'true'}"
          aria-describedby="${problem === undefined ? 'hint' : 'problem hint'}"
        />
      </label>
      <p class="hint" id="hint">At least ${PASSWORD_LENGTH.min} characters.</p>
      <button>Save and log in</button>
    </form>`,
})

/** Page after a link was requested, the same whether or not there is an account. */
export const mailSentPage = (email: string): AccountPage => ({
  title: 'Check your inbox',
  body: html`<h1>Check your inbox</h1>
    <p role="status">
      An e-mail is on its way to <strong>${email}</strong>. Open its link within an hour. You can close this window.
    </p>
    <p>If nothing arrives in a few minutes, check the spam folder and the address.</p>
    <a class="button quiet" href="/">Go to Voice Rankings</a>`,
})

/** Page after a failure of the mail server. */
export const MAIL_FAILED_PAGE = problemPage(
  502,
  'The e-mail could not be sent',
  'Check the address, and try again in a few minutes.',
)

/** Page for a link that is used, expired or incomplete. */
export const OLD_MAIL_PAGE = problemPage(
  400,
  'This link cannot be used',
  'A link works once and expires in one hour. Only the link in the latest e-mail works. Log in again to get a new link.',
)
