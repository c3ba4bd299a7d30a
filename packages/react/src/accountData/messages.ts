/** Texts of the account page with data export and deletion. */
export const accountDataMessages = {
  account: 'Account',
  username: 'Username',
  email: 'E-mail',
  data: 'Your data',
  dataText:
    'Your account, snippets with their texts, ratings, favorites, collections and credits in one JSON file. It contains the addresses of your snippets’ audio: anybody with the file can play them.',
  save: 'Download my data',
  saving: 'Preparing your data…',
  saved: (fileName: string) => `Your data is saved as ${fileName}.`,
  saveFailed: 'Your data could not be downloaded. Please try again.',
  delete: 'Delete account',
  deleteText: 'This cannot be undone. Download your data first to keep a copy.',
  openDelete: 'Delete my account…',
  deleteEffects: [
    'You are logged out on all devices.',
    'Your favorites, collections, credits and unshared snippets are deleted.',
    'Snippets you share stay playable, without your name.',
    'Your ratings still count, without your name and texts.',
  ],
  confirmUsername: (username: string) => `Type your username, ${username}, to confirm`,
  password: 'Your password',
  passwordHint: 'Type your password to confirm that it is you.',
  cancel: 'Cancel',
  close: 'Close',
  deleteForGood: 'Delete permanently',
  deleting: 'Deleting your account…',
  deleteFailed: 'Your account could not be deleted. Please try again.',
  logOutFirst: 'Log out to log in again',
}

export type AccountDataMessages = typeof accountDataMessages
