import { html } from 'hono/html'
import type { AccountTexts } from '../../accountTexts/english.ts'
import { type AccountPage, CLOSE, type PageContent } from './accountPage.ts'

/** Link that leads from a message to the home page. */
export const homeLink = ({ home }: Pick<AccountTexts, 'home'>) => html`<a class="button quiet" href="/">${home}</a>`

export const signedInPage =
  (username: string): AccountPage =>
  (texts) => ({
    title: texts.signedIn.title,
    script: CLOSE,
    body: html`<h1>${texts.signedIn.title}</h1>
      <p role="status">${texts.signedIn.text(username)}</p>
      ${homeLink(texts)}`,
  })

/** Page for a login link that is used or expired, while its user is signed in. */
export const endedLoginPage = (username: string): AccountPage =>
  problemPage(400, ({ endedLogin: { title, text } }) => ({ title, text: text(username) }))

export const SIGNED_OUT_PAGE: AccountPage = (texts) => ({
  title: texts.signedOut.title,
  script: CLOSE,
  body: html`<h1>${texts.signedOut.title}</h1>
    <p role="status">${texts.signedOut.text}</p>
    ${homeLink(texts)}`,
})

/** Asks before signing out, since a link of another site may have led here. */
export const confirmLogoutPage =
  (connectionId: string, returnTo: string): AccountPage =>
  ({ confirmLogout: { title, text, button } }) => ({
    title,
    body: html`<h1>${title}</h1>
      <p>${text}</p>
      <form method="post" action="/api/v1/logout">
        <input type="hidden" name="connectionId" value="${connectionId}" />
        <input type="hidden" name="return" value="${returnTo}" />
        <button>${button}</button>
      </form>`,
  })

/** Page with an error and its remedy. */
export const problemPage =
  (
    status: NonNullable<PageContent['status']>,
    pick: (failures: AccountTexts['failures']) => { title: string; text: string },
  ): AccountPage =>
  (texts) => {
    const { title, text } = pick(texts.failures)
    return {
      title,
      status,
      body: html`<h1>${title}</h1>
        <p role="alert">${text}</p>
        ${homeLink(texts)}`,
    }
  }

export const STARTING_PAGE = problemPage(503, ({ starting }) => starting)

/** Page for a link that is expired, used or incomplete. */
export const OLD_LINK_PAGE = problemPage(400, ({ oldLink }) => oldLink)

/** Page for a form whose origin is another site or hidden. */
export const FOREIGN_PAGE = problemPage(403, ({ foreign }) => foreign)

export const TOO_LARGE_PAGE = problemPage(413, ({ tooLarge }) => tooLarge)
