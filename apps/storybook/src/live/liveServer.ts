declare global {
  /** Address of the server started for a test run. */
  var voicesServer: string | undefined
  interface ImportMetaEnv {
    STORYBOOK_VOICES_SERVER?: string
    /** True in a build. */
    PROD: boolean
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv
  }
}

/** Default server: that of `npm start`, or the page's own origin in a build. */
const ITS_OWN = import.meta.env.PROD ? location.origin : 'http://127.0.0.1:3000'

/** Server of the live stories: that of the tests, or `STORYBOOK_VOICES_SERVER`, or the default. */
export const LIVE_SERVER = globalThis.voicesServer ?? import.meta.env.STORYBOOK_VOICES_SERVER ?? ITS_OWN
