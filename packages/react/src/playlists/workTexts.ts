import type { Work } from '@voice-rankings/contract'
import type { Piece } from '@voice-rankings/playback/sequence'
import type { Calls, Client } from '@voice-rankings/sdk'
import { hasCode } from '../requests/hasCode.ts'
import { readWork, toPiece } from '../works/reading/index.ts'
import type { HeardDurations, ReadSentence, ReadSection } from '../works/reading/index.ts'

/** Text of a work in a playlist. */
export interface WorkText {
  readonly work: Work
  readonly sections: readonly ReadSection[]
  readonly sentences: readonly ReadSentence[]
  /** Durations of the sentences that were spoken since it was loaded. */
  readonly heard: HeardDurations
}

/** Texts by the ids of works. */
export type WorkTextsById = ReadonlyMap<string, WorkText>

export interface WorkTexts {
  /** Text of a work; undefined before it is loaded. */
  get(workId: string): WorkText | undefined
  /** Loads the text of a work, once. */
  load(workId: string): Promise<WorkText>
  /** Loads the text if needed, and returns the speech of a sentence; unspoken sentences are spoken. */
  speak(workId: string, index: number, signal: AbortSignal): Promise<Piece>
  /** True for a work that was deleted, or made private, after the playlist was loaded. */
  isGone(workId: string): boolean
  /** Loads a text anew when it is asked for next, also one that was gone. */
  forget(workId: string): void
}

interface WorkTextsOptions {
  client: Pick<Client, 'url'> & Calls<'works.get' | 'works.sentence'>
  /** Called with all loaded texts after each change. */
  onChange: (texts: WorkTextsById) => void
}

/** Creates the texts of the works of a playlist. */
export function createWorkTexts({ client, onChange }: WorkTextsOptions): WorkTexts {
  let texts: WorkTextsById = new Map()
  const requests = new Map<string, Promise<WorkText>>()
  const gone = new Set<string>()

  function keep(id: string, text: WorkText): WorkText {
    texts = new Map(texts).set(id, text)
    onChange(texts)
    return text
  }

  async function request(work_id: string): Promise<WorkText> {
    try {
      const { work } = await client.works.get({ work_id })
      const sections = readWork(work)
      const sentences = sections.flatMap((section) => section.sentences)
      return keep(work_id, { work, sections, sentences, heard: new Map() })
    } catch (error) {
      requests.delete(work_id)
      if (hasCode(error, 'not_found')) gone.add(work_id)
      throw error
    }
  }

  function load(id: string): Promise<WorkText> {
    const known = requests.get(id) ?? request(id)
    requests.set(id, known)
    return known
  }

  async function say(work_id: string, sentence_index: number, signal: AbortSignal): Promise<Piece> {
    const { work, sentences } = await load(work_id)
    if (!sentences[sentence_index]) throw new Error('The text has no such sentence any more.')
    const { work_revision } = work
    const speech = await client.works.sentence({ work_id, work_revision, sentence_index }, { signal })
    const text = texts.get(work_id)
    if (text) keep(work_id, { ...text, heard: new Map(text.heard).set(sentence_index, speech.sentence_duration) })
    return toPiece(client, speech)
  }

  const forget = (id: string) => {
    requests.delete(id)
    gone.delete(id)
  }

  return {
    get: (id) => texts.get(id),
    load,
    async speak(id, index, signal) {
      try {
        return await say(id, index, signal)
      } catch (error) {
        if (hasCode(error, 'not_found')) gone.add(id)
        if (!hasCode(error, 'conflict')) throw error
        // The text was changed while the playlist is open.
        forget(id)
        return say(id, index, signal)
      }
    },
    isGone: (id) => gone.has(id),
    forget,
  }
}
