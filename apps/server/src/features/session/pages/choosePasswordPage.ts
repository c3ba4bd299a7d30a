import { html } from 'hono/html'
import { PASSWORD_LENGTH } from '../../account/password.ts'
import { PASSWORD_PATH } from '../loginUrl.ts'
import type { Problem } from '../problem.ts'
import { type AccountPage } from './accountPage.ts'
import { homeLink, problemPage } from './messagePages.ts'

export interface ChoosePasswordPage {
  /** Token of the link. */
  token: string
  email: string
  problem?: Problem
}

/** Page behind a mailed link. */
export const choosePasswordPage =
  ({ token, email, problem }: ChoosePasswordPage): AccountPage =>
  (texts) => ({
    title: texts.choosePassword.title,
    status: problem === undefined ? 200 : 422,
    body: html`<h1>${texts.choosePassword.title}</h1>
      <p>${texts.choosePassword.intro}</p>
      <form method="post" action="${PASSWORD_PATH}">
        ${problem === undefined ? '' : html`<p class="problem" id="problem" role="alert">${problem(texts.problems)}</p>`}
        <input type="hidden" name="token" value="${token}" />
        <label>
          ${texts.email}
          <input type="email" autocomplete="username" value="${email}" readonly />
        </label>
        <label>
          ${texts.newPassword}
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
        <p class="hint" id="hint">${texts.passwordHint(PASSWORD_LENGTH.min)}</p>
        <button>${texts.choosePassword.button}</button>
      </form>`,
  })

/** Page after a link was requested, the same whether or not there is an account. */
export const mailSentPage =
  (email: string): AccountPage =>
  (texts) => ({
    title: texts.mailSent.title,
    body: html`<h1>${texts.mailSent.title}</h1>
      <p role="status">${texts.mailSent.text(email)}</p>
      <p>${texts.mailSent.hint}</p>
      ${homeLink(texts)}`,
  })

/** Page after a failure of the mail server. */
export const MAIL_FAILED_PAGE = problemPage(502, ({ mailFailed }) => mailFailed)

/** Page for a link that is used, expired or incomplete. */
export const OLD_MAIL_PAGE = problemPage(400, ({ oldMail }) => oldMail)
