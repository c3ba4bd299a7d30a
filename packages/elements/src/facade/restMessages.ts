/** Texts of a player at rest. */
export const restMessages = {
  untitled: 'Sound',
  play: (name: string) => `Play ${name}`,
  seek: 'Seek',
  position: (time: string, duration: string) => `${time} of ${duration}`,
  more: 'More',
  openPage: 'Open page',
}
