/** Texts of logging in. */
export const sessionMessages = {
  /** Prompt before it was opened. */
  initial: { title: 'Join Voice Rankings', description: 'Sign up for free to unlock all features.' },
  /** Prompt opened without texts of its own. */
  fallback: { title: 'Join to Continue', description: 'Become a member to unlock this feature.' },
  choose: 'Login / Sign Up',
  later: 'Maybe Later',
  close: 'Close',
  login: 'Login',
  notices: {
    waiting: 'Finish the login in the window that opened.',
    blocked: 'Your browser blocked the login window.',
    unreachable: 'The server does not answer.',
    complete: 'You are logged in.',
  },
  /** Precedes six digits. */
  matchingCode: 'If it asks for a code, type',
  showWindow: 'Show the window',
  openWindow: 'Open the window',
  retry: 'Try again',
  onThisPage: 'Continue on this page',
  cancel: 'Cancel',
}

export type SessionMessages = typeof sessionMessages
