import type { Work, WorkSentence } from '@voice-rankings/contract'
import { peakAt } from '@voice-rankings/playback'
import type { WaveformShape } from '@voice-rankings/playback'

/** Speaking time of a character at normal speed, in ms: an estimate for sentences without speech. */
const MS_PER_CHARACTER = 70

/** A sentence with its place in the work. */
export interface ReadSentence extends WorkSentence {
  /** Counted from 0 through the whole work. */
  readonly index: number
  readonly section: number
}

/** A paragraph with its place. */
export interface ReadParagraph {
  /** Place in the section, counted from 0. */
  readonly paragraph: number
  readonly heading: boolean
  readonly speaker: string | null
  readonly sentences: readonly ReadSentence[]
}

/** A section with its place. */
export interface ReadSection {
  readonly section: number
  readonly title: string | null
  readonly paragraphs: readonly ReadParagraph[]
  readonly sentences: readonly ReadSentence[]
}

/** Sections of a work, with its sentences counted through. */
export function readWork({ sections }: Pick<Work, 'sections'>): readonly ReadSection[] {
  let index = 0
  return sections.map(({ section_title: title, paragraphs }, section) => {
    const read = paragraphs.map(({ heading, speaker, sentences }, paragraph) => ({
      paragraph,
      heading,
      speaker,
      sentences: sentences.map((sentence) => ({ ...sentence, section, index: index++ })),
    }))
    return { section, title, paragraphs: read, sentences: read.flatMap(({ sentences }) => sentences) }
  })
}

/** Indexes of the sentences whose pronunciations differ in the same text. */
export function changedSentences(before: readonly ReadSection[], after: readonly ReadSection[]): ReadonlySet<number> {
  const keysOf = (sections: readonly ReadSection[]) =>
    sections.flatMap(({ sentences }) => sentences.map(({ pronunciation_key }) => pronunciation_key))
  const known = keysOf(before)
  return new Set(keysOf(after).flatMap((key, index) => (key === known[index] ? [] : index)))
}

/** Durations of sentences that were heard since the work was loaded, in ms, by index. */
export type HeardDurations = ReadonlyMap<number, number>

/** Time of a sentence with the silence after it, in ms. */
export function sentenceMs(
  { index, text, sentence_duration: known, pause_after }: ReadSentence,
  heard: HeardDurations,
) {
  return (heard.get(index) ?? known ?? text.length * MS_PER_CHARACTER) + pause_after
}

/** Sentences whose time is counted: those of a section, or of the whole work. */
type Timed = Pick<ReadSection, 'sentences'>

/** Duration in ms, and whether it is an estimate. */
export function sectionTime({ sentences }: Timed, heard: HeardDurations): { ms: number; isEstimate: boolean } {
  return {
    ms: sentences.reduce((sum, sentence) => sum + sentenceMs(sentence, heard), 0),
    isEstimate: sentences.some(({ index, sentence_duration: known }) => known === null && !heard.has(index)),
  }
}

/** Position in a section in ms of a position in one of its sentences. */
export function timeInSection({ sentences }: Timed, index: number, positionMs: number, heard: HeardDurations) {
  const before = sentences.filter((sentence) => sentence.index < index)
  return before.reduce((sum, sentence) => sum + sentenceMs(sentence, heard), positionMs)
}

/** Sentence and position in it, in ms, at a time of a section. */
export function placeInSection({ sentences }: Timed, timeMs: number, heard: HeardDurations) {
  let left = timeMs
  for (const sentence of sentences) {
    const ms = sentenceMs(sentence, heard)
    if (left < ms) return { index: sentence.index, positionMs: Math.min(left, ms - sentence.pause_after) }
    left -= ms
  }
  return { index: sentences.at(-1)?.index ?? 0, positionMs: 0 }
}

/** Waveforms of sentences that were heard since the work was loaded, by index. */
export type HeardWaves = ReadonlyMap<number, WaveformShape>

/** Number of peaks of a section's waveform: more than bars fit on any screen. */
const WAVE_STEPS = 600

/** Waveform of a section, in which sentences that were not heard and pauses are silent. */
export function sectionWave({ sentences }: Timed, heard: HeardDurations, waves: HeardWaves): Required<WaveformShape> {
  const peaks = Array.from({ length: WAVE_STEPS }, () => 0)
  const melody = [...peaks]
  const stepMs = sectionTime({ sentences }, heard).ms / WAVE_STEPS
  let startMs = 0
  for (const sentence of sentences) {
    const wave = waves.get(sentence.index)
    const spokenMs = sentenceMs(sentence, heard) - sentence.pause_after
    const last = Math.min(WAVE_STEPS, Math.floor((startMs + spokenMs) / stepMs))
    for (let step = Math.ceil(startMs / stepMs); step < last; step++) {
      const share = (step * stepMs - startMs) / spokenMs
      peaks[step] = peakAt(wave?.peaks ?? [], share)
      melody[step] = peakAt(wave?.melody ?? [], share)
    }
    startMs += sentenceMs(sentence, heard)
  }
  return { peaks, melody }
}
