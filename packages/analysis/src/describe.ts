import {
  ATTRIBUTE_NAMES,
  ATTRIBUTE_TEXTS,
  ATTRIBUTES,
  type AttributeName,
  attributeRecord,
  attributeWord,
} from '@voice-rankings/contract'
import { energyLabel, intensityLabel, pitchLabel, pitchRangeLabel, rateLabel, vocalFryLabel } from './labels.ts'
import { percent, type DescribedProfile, type UseCase } from './useCases.ts'
import { bestFor, labelVoice } from './voiceScale.ts'

interface AttributeRow {
  attribute: string
  value: string
  interpretation: string
}

/** Generated texts about a voice, in the fields of the API. */
export interface VoiceDescription {
  readonly voice_summary: string
  readonly voice_attributes_summary: AttributeRow[]
  /** Markdown, one paragraph per string. */
  readonly voice_detail_breakdown: string[]
  /** Markdown, one use per string. */
  readonly voice_best_for_description: string[]
  readonly voice_categories: UseCase[]
}

/**
 * Generates the texts of a voice from its measurements by rules.
 *
 * They name measurements by their labels, and claim no character or mood that was not measured. The uses are those of a
 * voice that is compared with no others; {@link labelVoice} compares it.
 *
 * @example
 * const { voice_summary } = describe(voiceProfile(samples, 48_000, marks, 'Good morning!'))
 */
export function describe(profile: DescribedProfile): VoiceDescription {
  const fields = attributeRecord('field', (name) => profile[ATTRIBUTES[name].measurement])
  const voice = { ...fields, voice_gender: 'unknown' } as const
  const labels = labelVoice(voice)
  return {
    voice_summary: summary(profile),
    voice_attributes_summary: attributes(profile),
    voice_detail_breakdown: breakdown(profile),
    voice_best_for_description: bestFor({ ...voice, ...labels }),
    voice_categories: labels.voice_categories,
  }
}

function summary({ pitchHz, wordsPerMinute, intensityPercent, vocalFry, energy }: DescribedProfile): string {
  const kind =
    pitchHz === null
      ? 'A voice without pitch, as in a whisper'
      : `${capitalised(article(pitched(pitchHz)))} voice (${Math.round(pitchHz)} Hz)`
  const pace =
    wordsPerMinute === null
      ? ''
      : `, speaking at ${article(rateLabel(wordsPerMinute))} pace (${Math.round(wordsPerMinute)} words per minute)`
  const tone = pitchHz === null ? '' : ` and ${vocalFryNote(vocalFry)}`
  return `${kind}${pace}. It is ${levelNote(intensityPercent)}${tone}, with ${article(energyLabel(energy))} delivery.`
}

function attributes(profile: DescribedProfile): VoiceDescription['voice_attributes_summary'] {
  return ATTRIBUTE_NAMES.flatMap((name) =>
    name === 'pitch' ? [attribute(name, profile), pitchRange(profile)] : attribute(name, profile),
  ).filter((row) => row !== null)
}

/** Row of a measurement; null when there is none. */
function attribute(name: AttributeName, profile: DescribedProfile): AttributeRow | null {
  const value = profile[ATTRIBUTES[name].measurement]
  const { name: title, inFull } = ATTRIBUTE_TEXTS[name]
  if (name === 'pitch' && value === null) return row(title, 'none', pitchLabel(null))
  // Vocal fry is undefined without pitch.
  if (value === null || (name === 'vocalFry' && profile.pitchHz === null)) return null
  return row(title, inFull(value), attributeWord(name, value))
}

function pitchRange({ pitchSpreadSemitones: semitones }: DescribedProfile): AttributeRow | null {
  return semitones === null ? null : row('Pitch range', `${semitones.toFixed(1)} semitones`, pitchRangeLabel(semitones))
}

function row(name: string, value: string, label: string): AttributeRow {
  return { attribute: name, value, interpretation: capitalised(label) }
}

function breakdown(profile: DescribedProfile): string[] {
  const { pitchHz, pitchSpreadSemitones, wordsPerMinute, intensityPercent, vocalFry, energy } = profile
  const texts: string[] = []
  if (pitchHz === null || pitchSpreadSemitones === null) {
    texts.push('**Pitch.** The speech is not voiced enough to have a pitch; whispers sound like this.')
  } else {
    texts.push(
      `**Pitch.** The median is ${Math.round(pitchHz)} Hz, which is ${pitchLabel(pitchHz)}. ` +
        `Most of the speech stays within ${pitchSpreadSemitones.toFixed(1)} semitones: ${pitchRangeNote(pitchSpreadSemitones)}.`,
    )
  }
  if (wordsPerMinute !== null) {
    texts.push(
      `**Pace.** ${Math.round(wordsPerMinute)} words per minute, pauses between sentences included, is ${rateLabel(wordsPerMinute)}.`,
    )
  }
  texts.push(
    `**Intensity.** As the engine makes it, the voice reaches ${Math.round(intensityPercent)} % perceptual loudness, which is ${levelNote(intensityPercent)}.`,
  )
  if (pitchHz !== null) {
    texts.push(
      `**Vocal fry.** ${capitalised(percent(vocalFry))} of the voiced time creaks: the voice is ${vocalFryNote(vocalFry)}.`,
    )
  }
  texts.push(
    `**Energy.** ${energy.toFixed(1)} of 10, from loudness range, pace and pitch range together: the delivery is ${energyLabel(energy)}.`,
  )
  return texts
}

/** "deep", but "high-pitched", since "high" alone could mean loud. */
function pitched(pitchHz: number): string {
  const label = pitchLabel(pitchHz)
  return label.endsWith('deep') ? label : `${label}-pitched`
}

function levelNote(intensityPercent: number): string {
  const label = intensityLabel(intensityPercent)
  if (label === 'whisper') return 'as quiet as a whisper'
  return label === 'moderate' ? 'moderately loud' : label
}

/** Adjectival phrase: "clear of fry", or "marked by light fry". */
function vocalFryNote(share: number): string {
  const label = vocalFryLabel(share)
  return label.endsWith('fry') ? `marked by ${label}` : `${label} of fry`
}

function pitchRangeNote(semitones: number): string {
  const label = pitchRangeLabel(semitones)
  return label === 'monotone' ? 'close to a monotone' : `${article(label)} range`
}

/** Prepends "a" or "an" to a label. */
function article(label: string): string {
  return `${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label}`
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
