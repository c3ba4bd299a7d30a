import { voicePath, type Voice } from '@voice-rankings/contract'

/** What the elements of the builder are, by the word its address has for them. */
export const KINDS = {
  player: { tag: 'voice-player', label: 'Player' },
  overview: { tag: 'voice-overview', label: 'Everything about the voice' },
  analysis: { tag: 'analysis-panel', label: 'Live analysis' },
} as const
export type Kind = keyof typeof KINDS

export const THEMES = ['auto', 'light', 'dark'] as const
type BuilderTheme = (typeof THEMES)[number]

/** Greatest width in pixels; 0 is the width of what it stands in. */
export const WIDTHS = [0, 320, 480, 720] as const
export type Width = (typeof WIDTHS)[number]

const FORMS = ['element', 'frame', 'link'] as const
type Form = (typeof FORMS)[number]

/** Everything that is chosen: all of it stands in the address of the page. */
export interface BuilderChoice {
  /** `flite/female/slt--base`, as {@link pathOf} writes it. */
  voice: string
  /** Narrows which voices are offered; `all` does not. */
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

/** What stands in the path of a voice's page, and tells one from another. */
type VoiceAddress = Pick<Voice, 'voice_service' | 'voice_gender' | 'voice_speaker_id'>

/** Where a voice is found, as the elements and the addresses of its pages have it. A plus says the same there and is read more easily. */
export const pathOf = (voice: VoiceAddress) => voicePath(voice).slice('/voice/'.length).replaceAll('%2B', '+')

/** Reads what {@link pathOf} writes. */
export function parsePath(path: string): VoiceAddress {
  const [voice_service = '', gender, voice_speaker_id = ''] = path.split('/').map(decodeURIComponent)
  return { voice_service, voice_gender: gender === 'male' ? 'male' : 'female', voice_speaker_id }
}

const VOICE = /^[\w.~+%-]+\/(?:female|male)\/[\w.~+%-]+$/u

/** The path in an address, where a plus that somebody wrote by hand is read as a space. */
function readPath(text: string): string {
  const path = text.replaceAll(' ', '+')
  try {
    return VOICE.test(path) ? pathOf(parsePath(path)) : DEFAULT_CHOICE.voice
  } catch {
    return DEFAULT_CHOICE.voice
  }
}

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/iu

const oneOf = <T extends string>(all: readonly T[], text: string | null, fallback: T): T =>
  all.find((one) => one === text) ?? fallback

/** Reads what an address chooses; whatever it does not say, or says wrongly, is as by default. */
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

/** Writes what {@link parseChoice} reads; what is as by default leaves no trace. */
export function formatChoice(choice: BuilderChoice): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(choice)) {
    if (value !== DEFAULT_CHOICE[name as keyof BuilderChoice]) params.set(name, String(value))
  }
  return params.size === 0 ? '' : `?${params.toString().replaceAll('%2F', '/')}`
}
