declare global {
  /** Address of the server that a run of the tests has started. */
  var voicesServer: string | undefined
  interface ImportMetaEnv {
    STORYBOOK_VOICES_SERVER?: string
    /** Whether this is a build. */
    PROD: boolean
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv
  }
}

/** The server of `npm start`, or of the page itself where a server serves the built stories. */
const ITS_OWN = import.meta.env.PROD ? location.origin : 'http://127.0.0.1:3000'

/** The server of the live stories: that of the tests, else the one named by `STORYBOOK_VOICES_SERVER`, else its own. */
export const LIVE_SERVER = globalThis.voicesServer ?? import.meta.env.STORYBOOK_VOICES_SERVER ?? ITS_OWN
