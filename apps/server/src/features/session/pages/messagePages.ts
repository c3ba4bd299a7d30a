import { html } from 'hono/html'
import { type AccountPage, CLOSE } from './accountPage.ts'

export const signedInPage = (username: string): AccountPage => ({
  title: 'You are logged in',
  script: CLOSE,
  body: html`<h1>You are logged in</h1>
    <p role="status">Your username is ${username}. This window closes by itself. If it does not, close it.</p>
    <a class="button quiet" href="/">Go to Voice Rankings</a>`,
})

/** Page for a login link that is used or expired, while its user is signed in. */
export const endedLoginPage = (username: string): AccountPage =>
  problemPage(
    400,
    'This login has ended',
    `The link was already used or has expired. You are logged in as ${username}. Close this window and reload the page that opened it.`,
  )

export const signedOutPage = (): AccountPage => ({
  title: 'You are logged out',
  script: CLOSE,
  body: html`<h1>You are logged out</h1>
    <p role="status">This window closes by itself. If it does not, close it.</p>
    <a class="button quiet" href="/">Go to Voice Rankings</a>`,
})

/** Asks before signing out, since a link of another site may have led here. */
export const confirmLogoutPage = (connectionId: string, returnTo: string): AccountPage => ({
  title: 'Log out?',
  body: html`<h1>Log out?</h1>
    <p>You will be logged out of Voice Rankings in this browser.</p>
    <form method="post" action="/api/v1/logout">
      <input type="hidden" name="connectionId" value="${connectionId}" />
      <input type="hidden" name="return" value="${returnTo}" />
      <button>Logout</button>
    </form>`,
})

/** Page with an error and its remedy. */
export const problemPage = (status: NonNullable<AccountPage['status']>, title: string, text: string): AccountPage => ({
  title,
  status,
  body: html`<h1>${title}</h1>
    <p role="alert">${text}</p>
    <a class="button quiet" href="/">Go to Voice Rankings</a>`,
})

export const STARTING_PAGE = problemPage(503, 'The server is starting', 'Load this page again in a moment.')

/** Page for a link that is expired, used or incomplete. */
export const OLD_LINK_PAGE = problemPage(
  400,
  'This link cannot be used',
  'The link has expired, was already used, or is incomplete. Close this window and log in again.',
)

/** Page for a form whose origin is another site or hidden. */
export const FOREIGN_PAGE = problemPage(
  403,
  'This came from another site',
  'Nothing was changed. Open Voice Rankings and log in or out there.',
)

export const TOO_LARGE_PAGE = problemPage(413, 'This form is too large', 'Go back and shorten the text.')
