/** Where the voices are: VOICES_SERVER when the page was built. */
declare const SERVER: string
