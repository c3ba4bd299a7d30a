import { parseVoicePath, voicePath, type VoicePath } from '@voice-rankings/contract'

/** Elements the builder offers, by their name in the URL. */
export const KINDS = {
  player: { tag: 'voice-player', label: 'Player' },
  overview: { tag: 'voice-overview', label: 'Voice overview' },
  analysis: { tag: 'analysis-panel', label: 'Live analysis' },
} as const
export type Kind = keyof typeof KINDS

export const THEMES = ['auto', 'light', 'dark'] as const
type BuilderTheme = (typeof THEMES)[number]

/** Maximum width in pixels; 0 means the width of the container. */
export const WIDTHS = [0, 320, 480, 720] as const
export type Width = (typeof WIDTHS)[number]

const FORMS = ['element', 'frame', 'link'] as const
type Form = (typeof FORMS)[number]

/** Choices of the builder, all stored in the URL of the page. */
export interface BuilderChoice {
  /** Path of the voice such as `flite/female/slt--base`, see {@link pathOf}. */
  voice: string
  /** Language filter of the voice list; `all` disables it. */
  language: string
  kind: Kind
  theme: BuilderTheme
  width: Width
  form: Form
}

export const DEFAULT_CHOICE: BuilderChoice = {
  voice: 'flite/female/slt--base',
  language: 'all',
  kind: 'player',
  theme: 'auto',
  width: 0,
  form: 'element',
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

const oneOf = <T extends string>(all: readonly T[], text: string | null, fallback: T): T =>
  all.find((one) => one === text) ?? fallback

/** Parses the choices from a query string. Missing or invalid values become the defaults. */
export function parseChoice(params: URLSearchParams): BuilderChoice {
  const language = params.get('language') ?? ''
  return {
    voice: readPath(params.get('voice') ?? ''),
    language: LANGUAGE.test(language) ? language : DEFAULT_CHOICE.language,
    kind: oneOf(Object.keys(KINDS) as Kind[], params.get('kind'), DEFAULT_CHOICE.kind),
    theme: oneOf(THEMES, params.get('theme'), DEFAULT_CHOICE.theme),
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
