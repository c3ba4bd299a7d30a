/** Attributes of the small player, with the same names as those of the full one. */
export interface SmallPlayerProps {
  /** Address of the sound. */
  src?: string
  /** Name of the sound, also on the lock screen. */
  title?: string
  /** Text beside the name. */
  subtitle?: string
  /** Gender of the voice, which sets the colour. Default: grey. */
  gender?: string
  /** Waveform: numbers 0–100 separated by spaces, or the address of a JSON file of them. Default: a flat line. */
  peaks?: string
  /** Length in milliseconds, shown before the sound loads. Default: known once it has loaded. */
  durationMs?: number | string
  /** Address of WebVTT, SubRip or JSON with the word times, loaded when playback first starts. */
  marks?: string
  /** Spoken text. Default: the words of `marks`. */
  text?: string
  /** BCP 47. */
  languageCode?: string
  /** Selector of the page's element that contains the spoken text; by default the words are shown in the player. */
  highlightTarget?: string
  /** Resumes playback at the position stored in this browser. Default false. */
  resume?: boolean
  /** Page about the sound. */
  href?: string
  /** `light`, `dark` or `auto`, which follows the system. Default: the colour scheme of the page. */
  theme?: 'light' | 'dark' | 'auto'
  /** Path of a catalogue voice, in place of `src`: `flite/female/slt--warm`. */
  voicePath?: string
  /** Id of a snippet, in place of `src`. */
  snippetId?: string
  /** Address of the API, for `voice-path` and `snippet-id`. Default: the server the script came from. */
  baseUrl?: string
}
