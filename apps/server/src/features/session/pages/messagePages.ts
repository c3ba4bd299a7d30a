import { html } from 'hono/html'
import { type AccountPage, CLOSE } from './accountPage.ts'

export const signedInPage = (username: string): AccountPage => ({
  title: 'You are signed in',
  script: CLOSE,
  body: html`<h1>You are signed in</h1>
    <p role="status">as ${username}. This window closes by itself; if it does not, you can close it.</p>
    <a class="button quiet" href="/">Go to Voice Rankings</a>`,
})

/** Page for a login link that is used or expired, while its user is signed in. */
export const endedLoginPage = (username: string): AccountPage =>
  problemPage(
    400,
    'This login has ended',
    `Its link was used already, or is too old. You are signed in as ${username}: close this window and load the page that opened it again.`,
  )

export const signedOutPage = (): AccountPage => ({
  title: 'You are signed out',
  script: CLOSE,
  body: html`<h1>You are signed out</h1>
    <p role="status">This window closes by itself; if it does not, you can close it.</p>
    <a class="button quiet" href="/">Go to Voice Rankings</a>`,
})

/** Asks before signing out, since a link of another site may have led here. */
export const confirmLogoutPage = (connectionId: string, returnTo: string): AccountPage => ({
  title: 'Sign out?',
  body: html`<h1>Sign out?</h1>
    <p>You will be signed out of Voice Rankings in this browser.</p>
    <form method="post" action="/api/v1/logout">
      <input type="hidden" name="connectionId" value="${connectionId}" />
      <input type="hidden" name="return" value="${returnTo}" />
      <button>Sign out</button>
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
  'It is too old, was used already, or is not complete. Close this window and choose to log in once more.',
)

/** Page for a form whose origin is another site or hidden. */
export const FOREIGN_PAGE = problemPage(
  403,
  'This came from another site',
  'Nothing was changed. Open Voice Rankings and choose to log in or out there.',
)

export const TOO_LARGE_PAGE = problemPage(413, 'This form is too large', 'Go back and write less.')
