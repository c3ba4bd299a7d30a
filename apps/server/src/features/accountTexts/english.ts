/** Texts of the login pages and of the mails. Titles are whole sentences or names of actions. */
export const englishAccountTexts = {
  home: 'Go to Voice Rankings',
  email: 'E-mail',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: (min: number) => `At least ${min} characters.`,
  login: {
    'sign-in': { title: 'Login', intro: 'to Voice Rankings', button: 'Login' },
    create: {
      title: 'Create an account',
      intro: 'Choose an e-mail address and a password. You will get no e-mail.',
      button: 'Create account',
    },
    /** The mailed link creates the account, which verifies the address. */
    createByMail: {
      title: 'Create an account',
      intro: 'Type your e-mail address. You will get an e-mail with a link to choose a password.',
      button: 'Send the link',
    },
    reset: {
      title: 'Choose a new password',
      intro: 'Type the e-mail address of your account. You will get an e-mail with a link to choose a new password.',
      button: 'Send the link',
    },
    forgot: 'Forgot your password?',
    isNew: { text: 'New here?', action: 'Create an account' },
    hasAccount: { text: 'Have an account?', action: 'Login' },
  },
  choosePassword: {
    title: 'Choose a password',
    intro: 'You will be logged in here and logged out everywhere else.',
    button: 'Save and log in',
  },
  mailSent: {
    title: 'Check your inbox',
    text: (email: string) =>
      `An e-mail is on its way to ${email}. Open its link within an hour. You can close this window.`,
    hint: 'If nothing arrives in a few minutes, check the spam folder and the address.',
  },
  signedIn: {
    title: 'You are logged in',
    text: (username: string) => `Your username is ${username}. This window closes by itself. If it does not, close it.`,
  },
  signedOut: {
    title: 'You are logged out',
    text: 'This window closes by itself. If it does not, close it.',
  },
  confirmLogout: {
    title: 'Log out?',
    text: 'You will be logged out of Voice Rankings in this browser.',
    button: 'Logout',
  },
  consent: {
    title: 'Log in on another site?',
    heading: (host: string) => `Log in on ${host}?`,
    text: (username: string, origin: string) =>
      `You are ${username}. Favorites, collections, ratings and credits on ${origin} will be yours. If you did not choose to log in there, close this window.`,
    button: 'Log in there',
    code: (host: string) => `Code on ${host}`,
    codeHint: 'The page that opened this login shows six digits. Never type a code that somebody sent you.',
    handedOver:
      'This window closes by itself. If it does not, the page that opened it was closed. Close this window and log in there again.',
    approved: (host: string) => `You can close this window and go back to ${host}.`,
    /** The same where a browser extension logs in. */
    extension: {
      title: 'Log in to a browser extension?',
      heading: () => 'Log in to the browser extension?',
      text: (username: string, origin: string) =>
        `You are ${username}. The extension ${origin} will read aloud with your voices and spend your credits. If you did not choose to log in there, close this window.`,
      button: 'Log in there',
      code: () => 'Code in the extension',
      approved: () => 'You can close this window and go back to the extension.',
    },
  },
  /** Pages with an error and its remedy. */
  failures: {
    endedLogin: {
      title: 'This login has ended',
      text: (username: string) =>
        `The link was already used or has expired. You are logged in as ${username}. Close this window and reload the page that opened it.`,
    },
    starting: { title: 'The server is starting', text: 'Load this page again in a moment.' },
    oldLink: {
      title: 'This link cannot be used',
      text: 'The link has expired, was already used, or is incomplete. Close this window and log in again.',
    },
    oldMail: {
      title: 'This link cannot be used',
      text: 'A link works once and expires in one hour. Only the link in the latest e-mail works. Log in again to get a new link.',
    },
    mailFailed: {
      title: 'The e-mail could not be sent',
      text: 'Check the address, and try again in a few minutes.',
    },
    foreign: {
      title: 'This came from another site',
      text: 'Nothing was changed. Open Voice Rankings and log in or out there.',
    },
    tooLarge: { title: 'This form is too large', text: 'Go back and shorten the text.' },
    providerAway: {
      title: 'The login provider does not answer',
      text: 'You cannot log in at the moment. Try again in a few minutes.',
    },
    refused: {
      title: 'You are not logged in',
      text: 'The login was cancelled or took too long. Close this window and log in again.',
    },
    taken: {
      title: 'This e-mail address already has an account',
      text: 'The account was created in another way. Log in that way, or ask the operator of this server.',
    },
  },
  /** Problems with a form, as sentences beside its fields. */
  problems: {
    wrong: 'The e-mail address or the password is wrong.',
    exists: 'An account with this e-mail address already exists. Log in instead.',
    noEmail: 'Type your e-mail address, such as ann@example.com.',
    tooShort: (min: number) => `The password must have at least ${min} characters.`,
    tooLong: (max: number) => `The password may have at most ${max} characters.`,
    isEmail: 'The password must not be your e-mail address.',
    tooEasy: 'The password is too easy to guess. Use more different characters.',
    tooMany: (minutes: number) =>
      `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    wrongCode: 'The code is wrong. Compare it with the page digit by digit.',
    tooManyCodes: 'Too many attempts. Close this window and log in again.',
  },
  /** Mails; those with a link to choose a password by their reason and by whether the address has an account. */
  mails: {
    create: {
      none: {
        subject: 'Create your account at Voice Rankings',
        intro: 'A new account at Voice Rankings was requested for this e-mail address.',
        action: 'To create the account, choose a password here:',
      },
      account: {
        subject: 'You already have an account at Voice Rankings',
        intro:
          'A new account at Voice Rankings was requested for this e-mail address. You already have one. Log in with your password.',
        action: 'If you forgot the password, choose a new one here:',
      },
    },
    reset: {
      account: {
        subject: 'Choose a new password for Voice Rankings',
        intro: 'A new password was requested for your account at Voice Rankings.',
        action: 'Choose it on this page. You will be logged out everywhere else:',
      },
      none: {
        subject: 'No account at Voice Rankings with this address',
        intro:
          'A new password at Voice Rankings was requested for this e-mail address. There is no account with it. You may have used another address.',
        action: 'To create an account with this address, choose a password here:',
      },
    },
    /** Mails about an address that was left for early access: a new one, and one that is confirmed already. */
    earlyAccess: {
      added: {
        subject: 'Reviews of chats at Voice Rankings: confirm your address',
        intro:
          'Somebody left this e-mail address at Voice Rankings, to be told when reviews of chats with voices begin. It was not you? Then do nothing.',
        action: (days: number) => `Confirm the address on this page within ${days} days. Otherwise it is removed:`,
      },
      known: {
        subject: 'Your address is on the list of Voice Rankings',
        intro:
          'Somebody left this e-mail address at Voice Rankings again. It is confirmed already, and you have nothing to do. You will be told when reviews of chats with voices begin.',
      },
      leave: 'To delete the address at once, open this page and press its button:',
    },
    rest: 'The link works once and expires in one hour. If you did not request it, ignore this e-mail. Nothing has changed.',
  },
}

export type AccountTexts = typeof englishAccountTexts
