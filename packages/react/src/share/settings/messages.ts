/** Texts of share settings. */
export const shareSettingsMessages = {
  title: 'Share settings',
  loading: 'Loading the settings…',
  failed: 'The settings could not be loaded',
  failedHint: 'Check the connection and try again.',
  retry: 'Try again',
  missing: 'Nothing to share here',
  missingHint: 'It was deleted, or it belongs to another account. Log in to the account that made it.',
  notChanged: 'The settings could not be changed.',
  who: 'Who can see and hear it',
  visibilities: {
    private: ['Private', 'Only you. Links do not work.'],
    unlisted: ['Unlisted', 'Everybody with a link.'],
    public: ['Public', 'Everybody. It can be found and linked to.'],
  },
  /** What others get with a target that contains more than it shows. */
  notes: {
    playlist:
      'With a link, others also hear your private snippets and texts in this playlist, and those you add later. A public playlist leaves them out for everybody without a link.',
    work: 'Others read the whole text and hear the sentences that are spoken. They cannot have more of it spoken.',
  },
  links: 'Links',
  end: 'Ends',
  noEnd: 'Never',
  days: (days: number) => (days === 1 ? 'In a day' : days === 365 ? 'In a year' : `In ${days} days`),
  create: 'Create link',
  created: 'Created',
  date: (date: Date) => date.toLocaleDateString('en', { dateStyle: 'medium' }),
  noLinks: 'No links yet.',
  pageAddress: 'Address',
  address: 'Address of the new link',
  copyLink: 'Copy link',
  copied: 'Copied!',
  copyFailed: 'Not copied. Select the address to copy it.',
  onlyOnce: 'Copy it now. It is shown only once.',
  revoke: 'Revoke',
  revokeOf: (date: string) => `Revoke the link of ${date}`,
  revoked: 'Link revoked.',
  undo: 'Undo',
  dismiss: 'Dismiss',
  podcast: 'Podcast',
  podcastHint: 'Podcast apps play this playlist by the address of a link. Revoke the link above to end the podcast.',
  podcastNeedsDownload: 'Allow downloads to offer this playlist as a podcast.',
  createPodcast: 'Create podcast',
  feedAddress: 'Address of the podcast',
  copyFeed: 'Copy podcast address',
  uses: 'Use by others',
  allowDownload: 'Allow downloads',
  downloadHint: 'Without downloads, others can still record what they hear.',
  filesHint: 'Only you can export the text as an audiobook or another file.',
  allowEmbed: 'Allow players on other sites',
  embedNeedsLink: 'Create a link to get the code of a player.',
  code: 'Code',
  copyCode: 'Copy code',
}

export type ShareSettingsMessages = {
  readonly [K in keyof typeof shareSettingsMessages]: K extends 'visibilities'
    ? Readonly<Record<'private' | 'unlisted' | 'public', readonly string[]>>
    : (typeof shareSettingsMessages)[K]
}
