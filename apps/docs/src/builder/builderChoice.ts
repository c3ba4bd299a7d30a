import {
  EMBED_COLOR,
  EMBED_THEMES,
  parseVoicePath,
  voicePath,
  type EmbedKind,
  type EmbedTheme,
  type VoicePath,
} from '@voice-rankings/contract'

/** Labels of the contents, by their name in the URL. */
export const KINDS = {
  player: 'Player',
  overview: 'Voice overview',
  analysis: 'Live analysis',
} as const satisfies Record<EmbedKind, string>

/** Maximum width in pixels; 0 means the width of the container. */
export const WIDTHS = [0, 320, 480, 720] as const
export type Width = (typeof WIDTHS)[number]

const FORMS = ['player', 'compact', 'frame', 'link'] as const
type Form = (typeof FORMS)[number]

/** Choices of the builder, all stored in the URL of the page. */
export interface BuilderChoice {
  /** Path of the voice such as `flite/female/slt--base`, see {@link pathOf}. */
  voice: string
  /** Id of a snippet of the voice; empty for its sample. */
  snippet: string
  /** Language filter of the voice list; `all` disables it. */
  language: string
  kind: EmbedKind
  theme: EmbedTheme
  /** Colour of the player; empty for that of the voice. */
  color: string
  width: Width
  form: Form
}

export const DEFAULT_CHOICE: BuilderChoice = {
  voice: 'flite/female/slt--base',
  snippet: '',
  language: 'all',
  kind: 'player',
  theme: 'auto',
  color: '',
  width: 0,
  form: 'player',
}

/**
 * Path of a voice, as used by elements and page addresses. A `+` means the same there as `%2B` and is easier to read.
 */
export const pathOf = (voice: VoicePath) => voicePath(voice).slice('/voice/'.length).replaceAll('%2B', '+')

const VOICE = /^[\w.~+%-]+\/(?:female|male)\/[\w.~+%-]+$/u

/** Path from a query string, where a hand-written `+` was decoded as a space. */
function readPath(text: string): string {
  const path = text.replaceAll(' ', '+')
  const parsed = VOICE.test(path) ? parseVoicePath(path) : null
  return parsed ? pathOf(parsed) : DEFAULT_CHOICE.voice
}

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/iu

const SNIPPET = /^[\w-]{1,64}$/u

const oneOf = <T extends string>(all: readonly T[], text: string | null, fallback: T): T =>
  all.find((one) => one === text) ?? fallback

/** Parses the choices from a query string. Missing or invalid values become the defaults. */
export function parseChoice(params: URLSearchParams): BuilderChoice {
  const language = params.get('language') ?? ''
  const snippet = params.get('snippet') ?? ''
  const color = params.get('color') ?? ''
  return {
    voice: readPath(params.get('voice') ?? ''),
    snippet: SNIPPET.test(snippet) ? snippet : DEFAULT_CHOICE.snippet,
    language: LANGUAGE.test(language) ? language : DEFAULT_CHOICE.language,
    kind: oneOf(Object.keys(KINDS) as EmbedKind[], params.get('kind'), DEFAULT_CHOICE.kind),
    theme: oneOf(EMBED_THEMES, params.get('theme'), DEFAULT_CHOICE.theme),
    color: EMBED_COLOR.test(color) ? color : DEFAULT_CHOICE.color,
    width: WIDTHS.find((width) => String(width) === params.get('width')) ?? DEFAULT_CHOICE.width,
    form: oneOf(FORMS, params.get('form'), DEFAULT_CHOICE.form),
  }
}

/** Formats choices for {@link parseChoice}, without default values. */
export function formatChoice(choice: BuilderChoice): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(choice)) {
    if (value !== DEFAULT_CHOICE[name as keyof BuilderChoice]) params.set(name, String(value))
  }
  return params.size === 0 ? '' : `?${params.toString().replaceAll('%2F', '/')}`
}
