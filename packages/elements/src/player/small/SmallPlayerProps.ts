/** What the small player is given, as attributes; the same names as those of the full one. */
export interface SmallPlayerProps {
  /** Address of the sound. */
  src?: string
  /** Name of the sound, also on the lock screen. */
  title?: string
  /** What stands beside the name. */
  subtitle?: string
  /** Whose voice it is: gives the colour. Default: grey. */
  gender?: string
  /** Waveform: numbers 0–100 between blanks, or the address of a JSON file of them. Default: a still line. */
  peaks?: string
  /** Length in milliseconds, shown before the sound is asked for. Default: known once it has loaded. */
  durationMs?: number | string
  /** Address of WebVTT, SubRip or JSON with the times of the words, read when the sound is first played. */
  marks?: string
  /** What is said. Default: the words of `marks`. */
  text?: string
  /** BCP 47. */
  languageCode?: string
  /** Selector of the element of the page that holds the spoken text; without one the words stand in the player. */
  highlightTarget?: string
  /** Whether the sound goes on where the visitor left it, which this browser keeps. Default false. */
  resume?: boolean
  /** Page about the sound. */
  href?: string
  /** `light`, `dark` or `auto`, which follows the system. Default: the colour scheme of the page around. */
  theme?: 'light' | 'dark' | 'auto'
  /** Where a voice of the catalogue is found, in place of `src`: `flite/female/slt--warm`. */
  voicePath?: string
  /** Id of a snippet, in place of `src`. */
  snippetId?: string
  /** Where the API lives, for `voice-path` and `snippet-id`. Default: where the script came from. */
  baseUrl?: string
}
