/** Entry points of the code loaded once a small player is used or the page has another element. */
export const ENTRIES = ['src/player/small/createController.ts', 'src/player/full/openFull.ts', 'src/script/upgrade.ts']
