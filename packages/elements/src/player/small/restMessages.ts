/** Texts of an idle player. */
export const restMessages = {
  untitled: 'Sound',
  play: (name: string) => `Play ${name}`,
  seek: 'Seek',
  more: 'More',
}
