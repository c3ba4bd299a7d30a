import { GENDERS, shareOf, voicePath } from '@voice-rankings/contract'
import type { Gender, VoiceMapResult } from '@voice-rankings/contract'
import { useId, useMemo } from 'react'
import { languageName } from '../names/languageName.ts'
import { providerName } from '../names/providerName.ts'
import { SampleButton } from '../player/index.ts'
import { formatAttribute, useMessages, useRuntime, useWriting } from '../runtime/index.ts'
import { describeDifferences, similarMessages } from '../similar/index.ts'
import { Flag, Link } from '../ui/index.ts'
import type { SpokenDesign } from './designStore.ts'
import type { VoiceDesignerModel } from './useVoiceDesigner.ts'

interface DesignLandingProps extends Pick<VoiceDesignerModel, 'texts' | 'preview' | 'map'> {
  headingLevel: 1 | 2 | 3
}

/** Size of the map in its own units. */
const [WIDTH, HEIGHT] = [360, 240]

/** Space around the outermost dots. */
const EDGE = 14

/** Ranges of the axes: of pitch in Hz on a logarithmic scale, and of pace in words per minute. */
const [PITCH, PACE] = [
  [60, 380],
  [80, 320],
] as const

/** Place of a pitch and a pace on the map. */
function placeOf(pitchHz: number, wordsPerMinute: number) {
  const [low, high] = PITCH
  const x = shareOf(Math.log(pitchHz), [Math.log(low), Math.log(high)])
  const y = 1 - shareOf(wordsPerMinute, PACE)
  return { x: EDGE + x * (WIDTH - 2 * EDGE), y: EDGE + y * (HEIGHT - 2 * EDGE) }
}

/** Place of the design among the voices of the catalogue, and the nearest of them. */
export function DesignLanding({ texts, preview, map, headingLevel }: DesignLandingProps) {
  const id = useId()
  const spoken = preview.status === 'none' ? null : preview.last
  const Heading = headingLevel === 1 ? 'h2' : headingLevel === 2 ? 'h3' : 'h4'
  return (
    <>
      <section part="designer-map" aria-labelledby={`${id}-map`}>
        <div>
          <Heading id={`${id}-map`}>{texts.lands}</Heading>
          <span>{texts.axes}</span>
        </div>
        <DesignMap texts={texts} spoken={spoken} map={map} />
      </section>
      <section part="designer-nearest" aria-labelledby={`${id}-nearest`}>
        <Heading id={`${id}-nearest`}>{texts.nearest}</Heading>
        {spoken && spoken.nearest_voices.length === 0 ? <p>{texts.noNearest}</p> : null}
        <ul className="voice-similar-list">
          {spoken?.nearest_voices.map((voice) => (
            <NearestVoice key={voice.voice_id} voice={voice} spoken={spoken} texts={texts} />
          ))}
        </ul>
      </section>
    </>
  )
}

interface NearestVoiceProps extends Pick<VoiceDesignerModel, 'texts'> {
  spoken: SpokenDesign
  voice: SpokenDesign['nearest_voices'][number]
}

function NearestVoice({ voice, spoken, texts }: NearestVoiceProps) {
  const { client } = useRuntime()
  const writing = useWriting()
  const { notMeasured } = useMessages('similar', similarMessages)
  const source = { pitchHz: spoken.voice_pitch_hz, wordsPerMinute: spoken.voice_words_per_minute }
  return (
    <li className="voice-similar-row" part="designer-near" data-gender={voice.voice_gender}>
      <SampleButton voice={voice} size="small" />
      <span className="voice-similar-name">
        <Link href={client.url(voicePath(voice))}>{voice.voice_name}</Link>
        <span>
          {providerName(voice.voice_service)} · <Flag languageCode={voice.voice_language_code} />
          <span className="voice-hidden">{languageName(voice.voice_language_code, writing)}</span>
        </span>
      </span>
      <span className="voice-similar-value">
        <b>{texts.alike(voice.similarity)}</b>
        <span>{describeDifferences(voice, source, notMeasured, writing)}</span>
      </span>
    </li>
  )
}

/** Dots of all voices by pitch and pace, the nearest with their names, and a ring for the design. */
function DesignMap({
  texts,
  spoken,
  map,
}: Pick<VoiceDesignerModel, 'texts' | 'map'> & { spoken: SpokenDesign | null }) {
  const writing = useWriting()
  const paths = useMemo(() => (map ? pathsOf(map) : null), [map])
  const [pitch, pace] = [spoken?.voice_pitch_hz ?? null, spoken?.voice_words_per_minute ?? null]
  const own = pitch === null || pace === null ? null : placeOf(pitch, pace)
  const label =
    pitch === null || pace === null
      ? texts.axes
      : texts.landsAt(formatAttribute('pitch', pitch, writing), formatAttribute('speakingRate', pace, writing))
  return (
    <svg part="designer-dots" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {[...GENDERS, 'unknown' as const].map((gender) => (
        <path key={gender} data-gender={gender} d={paths?.[gender] ?? ''} />
      ))}
      {namedOf(spoken).map(({ name, gender, x, y }) => (
        <g key={`${x} ${y} ${name}`} data-gender={gender} aria-hidden="true">
          <circle cx={x} cy={y} r="4" />
          <text x={x} y={y - 8} textAnchor={x < 60 ? 'start' : x > WIDTH - 60 ? 'end' : 'middle'}>
            {name}
          </text>
        </g>
      ))}
      {own && (
        <g part="designer-ring" transform={`translate(${own.x} ${own.y})`}>
          <circle r="9" />
          <circle r="3.5" />
        </g>
      )}
    </svg>
  )
}

/** One path of dots for each gender. */
function pathsOf({ columns, groups }: VoiceMapResult): Partial<Record<Gender, string>> {
  const paths: Partial<Record<Gender, string>> = {}
  for (const [at, group] of columns.voice_group.entries()) {
    const [pitch, pace] = [columns.voice_pitch_hz?.[at], columns.voice_words_per_minute?.[at]]
    const gender = groups[group]?.voice_gender
    if (typeof pitch !== 'number' || typeof pace !== 'number' || gender === undefined) continue
    const { x, y } = placeOf(pitch, pace)
    // A segment without length, drawn as a dot by its round caps.
    paths[gender] = `${paths[gender] ?? ''}M${x.toFixed(1)} ${y.toFixed(1)}h0`
  }
  return paths
}

/** Nearest voices with a place, without those whose names would overlap. */
function namedOf(spoken: SpokenDesign | null) {
  const named: { name: string; gender: Gender; x: number; y: number }[] = []
  for (const voice of spoken?.nearest_voices ?? []) {
    const { voice_pitch_hz: pitch, voice_words_per_minute: pace, voice_name: name, voice_gender: gender } = voice
    if (pitch === null || pace === null) continue
    const place = placeOf(pitch, pace)
    const isFree = named.every(({ x, y }) => Math.abs(x - place.x) > 70 || Math.abs(y - place.y) > 18)
    if (isFree && named.length < 3) named.push({ name, gender, ...place })
  }
  return named
}
