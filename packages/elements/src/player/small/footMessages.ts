/** Texts of the More panel. */
export const footMessages = {
  speed: 'Playback speed',
  captions: 'Captions',
  download: 'Download audio',
  share: 'Share',
  copied: 'Link copied',
  notCopied: (address: string) => `Copy this link: ${address}`,
  openPage: 'Open page',
  fullPlayer: 'Full player',
  notOpened: 'The full player could not be loaded. Check the connection and try again.',
}
