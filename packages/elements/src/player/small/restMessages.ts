/** Texts of a player at rest. */
export const restMessages = {
  untitled: 'Sound',
  play: (name: string) => `Play ${name}`,
  seek: 'Seek',
  more: 'More',
}
