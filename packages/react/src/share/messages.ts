/** Texts of sharing. */
export const shareMessages = {
  share: 'Share',
  copyLink: 'Copy link',
  embed: 'Embed',
  copied: 'Copied!',
  /** Announced to screen readers. */
  copiedWhat: { link: 'Link copied', embed: 'Embed code copied' },
  copyFailed: 'The browser did not allow copying. Copy the address of the page instead.',
  settings: 'Share settings',
  system: 'Share with an app',
  targets: { x: 'Post', linkedin: 'LinkedIn', facebook: 'Facebook', reddit: 'Reddit', mail: 'Mail' },
  opensApart: '(opens in a new tab)',
  /** Titles of shared voices and snippets. */
  voiceTitle: (name: string) => `${name}, a text-to-speech voice`,
  snippetTitle: (name: string) => `${name} says this`,
  letOthersHear: 'Others can hear this snippet',
  onlyYou: 'Only you can hear this snippet. Let others hear it to share it.',
  /** Titles of the dialog. */
  shareVoice: 'Share this voice',
  shareSnippet: 'Share this snippet',
  close: 'Close',
  ways: 'Ways to share',
  tabs: { link: 'Link', embed: 'Embed', post: 'Post' },
  address: 'Address',
  forms: {
    player: ['Player', 'Card with controls'],
    compact: ['Compact', 'One line'],
    frame: ['Frame', 'No script needed'],
    sound: ['Sound only', 'Plain audio tag'],
  } satisfies Record<string, readonly [label: string, hint: string]>,
  form: 'Form',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', auto: 'Follows page' },
  color: 'Colour',
  colors: {
    voice: 'Colour of the voice',
    purple: 'Purple',
    blue: 'Blue',
    text: 'Colour of the text',
    other: 'Other colour',
  },
  preview: 'Preview',
  previewFailed: 'The preview could not be loaded. The code works without it.',
  code: 'Code',
  copyCode: 'Copy code',
  builder: 'More in the builder',
  showsOnly: 'Shows only this snippet.',
  revocable: 'Shows only this snippet. You can revoke it.',
  notChanged: 'The sharing could not be changed. Please try again.',
}

export type ShareMessages = typeof shareMessages
