import {
  ATTRIBUTE_LABELS,
  ATTRIBUTE_TEXTS,
  ATTRIBUTES,
  type AttributeField,
  type AttributeName,
  type SpokenSnippet,
  type Voice,
} from '@voice-rankings/contract'
import { container, type Node, text } from '@takumi-rs/helpers'
import { drawable } from './drawable.ts'
import { COLOURS, DISPLAY, INNER_WIDTH, TEXT, clamped, page, waveform } from './parts.ts'

/** Attributes that fit into the width of a picture. */
const PICTURED = ['pitch', 'speakingRate', 'energy', 'vocalFry'] as const satisfies readonly AttributeName[]

/** Fields of a voice that its picture shows. */
export type PicturedVoice = Pick<
  Voice,
  | AttributeField
  | 'voice_name'
  | 'voice_gender'
  | 'voice_traits'
  | 'voice_language_code'
  | 'voice_sample_peaks'
  | 'voice_sample_melody'
>

/**
 * Preview image of a voice: name, provider, traits, waveform of the sample and measurements. A name that the fonts cannot draw
 * is left out.
 */
export function voicePicture(voice: PicturedVoice, providerName: string): Node {
  const description = describe(voice, providerName)
  const name = drawable(voice.voice_name)
  const title = name ?? description
  return page(
    container({
      style: { display: 'flex', flexDirection: 'column', gap: 6 },
      children: [
        clamped(title, 1, { ...DISPLAY, fontSize: titleSize(title), lineHeight: 1.1 }),
        container({
          style: { display: 'flex', gap: 28, alignItems: 'baseline' },
          children: [...(name === null ? [] : [text(description, { ...TEXT, fontSize: 36 })]), ...traitLine(voice, 36)],
        }),
      ],
    }),
    waveform({ peaks: voice.voice_sample_peaks, melody: voice.voice_sample_melody }, 150, COLOURS[voice.voice_gender]),
    container({
      style: { display: 'flex', justifyContent: 'space-between', width: INNER_WIDTH },
      children: figuresOf(voice).map(([label, value]) => figure(label, value)),
    }),
  )
}

/** Fields of a snippet that its picture shows. */
type PicturedSnippet = Pick<SpokenSnippet, 'voice_snippet_text' | 'voice_snippet_peaks' | 'voice_snippet_melody'>

/** Preview image of a snippet: text, waveform, voice and its traits. */
export function snippetPicture(
  { voice_snippet_text, voice_snippet_peaks: peaks, voice_snippet_melody: melody }: PicturedSnippet,
  voice: PicturedVoice,
  providerName: string,
): Node {
  const said = drawable(voice_snippet_text)
  // A text that the fonts cannot draw is left out.
  if (said === null)
    return voicePicture({ ...voice, voice_sample_peaks: peaks, voice_sample_melody: melody }, providerName)
  const speaker = [drawable(voice.voice_name), describe(voice, providerName)].filter(Boolean).join(' · ')
  return page(
    clamped(`“${said}”`, 3, { ...DISPLAY, fontSize: 58, lineHeight: 1.2 }),
    waveform({ peaks, melody }, 150, COLOURS[voice.voice_gender]),
    container({
      style: { display: 'flex', flexDirection: 'column', gap: 4 },
      children: [clamped(speaker, 1, { ...TEXT, fontSize: 34 }), ...traitLine(voice, 30)],
    }),
  )
}

/** Preview image of pages without one of their own. */
export function sitePicture(): Node {
  // A decorative waveform that swells and fades.
  const peaks = Array.from({ length: 134 }, (_, bar) => {
    const swell = Math.sin((Math.PI * bar) / 133) ** 2
    return 100 * swell * (0.35 + 0.65 * Math.abs(Math.sin(bar * 0.9) * Math.cos(bar * 0.37)))
  })
  return page(
    clamped('Hear, measure and compare text-to-speech voices', 2, { ...DISPLAY, fontSize: 84, lineHeight: 1.1 }),
    waveform({ peaks }, 190, COLOURS.ink),
  )
}

/** Font size of the title, smaller for long ones so that most fit on one line. */
const titleSize = ({ length }: string) => Math.round(Math.min(112, Math.max(60, 1700 / length)))

function describe({ voice_gender, voice_language_code: code }: PicturedVoice, providerName: string): string {
  const language = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard', style: 'short' })
  const gender = { female: 'Female', male: 'Male', unknown: '' }[voice_gender]
  return [gender, code === '' ? '' : language.of(code), providerName].filter(Boolean).join(' · ')
}

/** Line with the traits of a voice in words; none for a voice without. */
function traitLine(voice: PicturedVoice, fontSize: number): Node[] {
  const traits = voice.voice_traits.join(' · ')
  return traits === '' ? [] : [text(traits, { ...TEXT, color: COLOURS.ink, fontWeight: 600, fontSize })]
}

/** Measured attributes as label and text; missing ones are left out. */
function figuresOf(voice: PicturedVoice): [label: string, value: string][] {
  return PICTURED.flatMap((name) => {
    const value = voice[ATTRIBUTES[name].field]
    return value === null ? [] : [[ATTRIBUTE_LABELS[name].label, ATTRIBUTE_TEXTS[name].inShort(value)]]
  })
}

function figure(label: string, value: string): Node {
  return container({
    style: { display: 'flex', flexDirection: 'column', gap: 2 },
    children: [
      text(label, { ...TEXT, fontSize: 26 }),
      text(value, { ...DISPLAY, fontFamily: 'Geist', fontWeight: 600, fontSize: 42 }),
    ],
  })
}
