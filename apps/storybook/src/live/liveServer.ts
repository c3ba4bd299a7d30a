declare global {
  /** Address of the server that a run of the tests has started. */
  var voicesServer: string | undefined
  interface ImportMetaEnv {
    STORYBOOK_VOICES_SERVER?: string
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv
  }
}

/** The server of the live stories: that of the tests, else the one named by `STORYBOOK_VOICES_SERVER`, else `npm start`'s. */
export const LIVE_SERVER = globalThis.voicesServer ?? import.meta.env.STORYBOOK_VOICES_SERVER ?? 'http://127.0.0.1:3000'
