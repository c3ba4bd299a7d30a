/** Texts of sharing. */
export const shareMessages = {
  share: 'Share',
  copyLink: 'Copy link',
  copyEmbed: 'Embed code',
  copied: 'Copied!',
  /** Announced to screen readers. */
  copiedWhat: { link: 'Link copied', embed: 'Embed code copied' },
  copyFailed: 'The browser did not allow copying. Copy the address of the page instead.',
  system: 'Share with an app',
  targets: { x: 'Post', linkedin: 'LinkedIn', facebook: 'Facebook', reddit: 'Reddit', mail: 'Mail' },
  opensApart: '(opens in a new tab)',
  /** Titles of shared voices and snippets. */
  voiceTitle: (name: string) => `${name}, a text-to-speech voice`,
  snippetTitle: (name: string) => `${name} says this`,
  letOthersHear: 'Others can hear this snippet',
  onlyYou: 'Only you can hear this snippet. Let others hear it to share it.',
  notChanged: 'The sharing could not be changed. Please try again.',
}

export type ShareMessages = typeof shareMessages
