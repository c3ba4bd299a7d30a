/** Address of the voice server: VOICES_SERVER at build time. */
declare const SERVER: string
