import { html } from 'hono/html'
import { type AccountPage, CLOSE } from './accountPage.ts'

/** After signing in. */
export const signedInPage = (username: string): AccountPage => ({
  title: 'You are signed in',
  script: CLOSE,
  body: html`<h1>You are signed in</h1>
    <p role="status">as ${username}. This window closes by itself; if it does not, you can close it.</p>
    <a class="button quiet" href="/">Go to Voice Rankings</a>`,
})

/** The link of a login was used already, or is too old, and its user is signed in. */
export const endedLoginPage = (username: string): AccountPage =>
  problemPage(
    400,
    'This login has ended',
    `Its link was used already, or is too old. You are signed in as ${username}: close this window and load the page that opened it again.`,
  )

/** After signing out. */
export const signedOutPage = (): AccountPage => ({
  title: 'You are signed out',
  script: CLOSE,
  body: html`<h1>You are signed out</h1>
    <p role="status">This window closes by itself; if it does not, you can close it.</p>
    <a class="button quiet" href="/">Go to Voice Rankings</a>`,
})

/** Asks before signing out, because another site's link may have led here. */
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

/** Something went wrong, and what to do. */
export const problemPage = (status: NonNullable<AccountPage['status']>, title: string, text: string): AccountPage => ({
  title,
  status,
  body: html`<h1>${title}</h1>
    <p role="alert">${text}</p>
    <a class="button quiet" href="/">Go to Voice Rankings</a>`,
})

/** While the database opens. */
export const STARTING_PAGE = problemPage(503, 'The server is starting', 'Load this page again in a moment.')

/** The link was made for another login, or long ago. */
export const OLD_LINK_PAGE = problemPage(
  400,
  'This link cannot be used',
  'It is too old, was used already, or is not complete. Close this window and choose to log in once more.',
)

/** A form of another site, or of a page that hides where it is. */
export const FOREIGN_PAGE = problemPage(
  403,
  'This came from another site',
  'Nothing was changed. Open Voice Rankings and choose to log in or out there.',
)

export const TOO_LARGE_PAGE = problemPage(413, 'This form is too large', 'Go back and write less.')
