/** Texts of the pages of the browser extension. */
export const extensionMessages = {
  welcome: {
    title: 'Welcome to the extension',
    text: 'The extension is connected to this server. It reads any page aloud and lights each word as it is spoken.',
    steps: 'Three steps',
    pin: 'Pin the extension: open the puzzle icon beside the address of the browser, and press the pin beside “Voice Rankings”.',
    read: 'Open any page and click the extension, or press Alt+P. With a right click you read a selection, or from there on.',
    voice: 'Choose a voice for each language in the extension. Without a choice, the best ranked voice reads.',
    privacyTitle: 'What is sent',
    privacy:
      'The text of a page is sent to this server when you read it, and not before. Its speech is not shared. The extension sees a page only after you have clicked it or used its shortcut or menu.',
    limits:
      'Until you log in in the extension itself, it reads as a visitor, also while you are logged in here. The limits for visitors apply.',
    voices: 'Browse the voices',
  },
  login: {
    title: 'Extension: logged in',
    user: (name: string) => `You are logged in here as ${name}. You can close this tab.`,
    visitor: 'You are not logged in on this server.',
  },
  logout: {
    title: 'Extension: logout',
    user: (name: string) => `You are logged in here as ${name}.`,
    visitor: 'You are logged out. You can close this tab.',
    button: 'Log out',
  },
  loggedOut: {
    title: 'Extension: logged out',
    user: (name: string) => `You are still logged in here as ${name}.`,
    visitor: 'You are logged out on this server. You can close this tab.',
  },
  removed: {
    title: 'Extension removed',
    text: 'Thank you for trying it. Its settings were removed with it: the address of the server, the chosen voices and the speed.',
    again: 'Removed by mistake? Install it again from where you got it, and connect this server once more.',
    voices: 'The voices stay here',
  },
  loginAgain: 'Log in',
}

export type ExtensionMessages = typeof extensionMessages
