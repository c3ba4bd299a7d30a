/** Texts of the user menu, credits and username. */
export const accountMessages = {
  menu: (username: string) => username,
  voices: 'My Voices',
  collections: 'My Collections',
  playlists: 'My Playlists',
  snippets: 'My Snippets',
  lexicon: 'Lexicon',
  account: 'My Account',
  operator: 'Operator',
  changeUsername: 'Change Username',
  logout: 'Logout',
  credits: (available: number, total: number) =>
    `${available.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} credits left`,
  percent: (percent: number) => `${percent.toFixed(1)} %`,
  minutesLeft: (minutes: number) =>
    minutes === 1 ? 'about 1 minute of speech' : `about ${minutes.toLocaleString('en-US')} minutes of speech`,
  creditsLine: (credits: string, percent: string, minutes: string) => `${credits} (${percent}) · ${minutes}`,
  /** Names of voices whose languages are written in another script than the text. */
  otherScript: (names: readonly string[]) => `May be unable to read this script: ${names.join(', ')}`,
  /** Names of voices that do not speak the language of the text. */
  otherLanguage: (language: string, names: readonly string[]) =>
    `The text seems to be in ${language}. May mispronounce it: ${names.join(', ')}.`,
  /** Link to the voices of that language. */
  voicesOf: (language: string) => `Voices in ${language}`,
  /** Cost of a text before it is generated; one that was generated before costs nothing. */
  costs: (credits: number) => (credits === 1 ? 'About 1 credit' : `About ${credits.toLocaleString('en-US')} credits`),
  costsMore: (credits: number, left: number) =>
    `About ${credits.toLocaleString('en-US')} credits; you have ${left.toLocaleString('en-US')}`,
  username: 'Username',
  usernameHelp: 'Your username is your public display name.',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  checking: 'Checking…',
  usernameMessages: {
    too_short: 'Username must be at least 3 characters.',
    taken: 'Username is already taken.',
    available: 'Username is available!',
    check_failed: 'Error checking username.',
  },
  unknownError: 'An unknown error occurred.',
  saveFailed: 'Failed to update username. Please try again.',
}

export type AccountMessages = typeof accountMessages
