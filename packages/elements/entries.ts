/** Loaded by the full player once it plays. */
export const PLAYING = 'src/script/playing.ts'

/** Entry points of the code loaded once a small player is used or the page has another element. */
export const ENTRIES = [
  'src/player/small/createController.ts',
  'src/player/full/openFull.ts',
  PLAYING,
  'src/script/upgrade.ts',
]
