import type { VoiceNames, Work, WorkPosition } from '@voice-rankings/contract'
import { createPositions } from '@voice-rankings/playback'
import { useEffect, useMemo, useState } from 'react'
import { useRuntime } from '../../runtime/index.ts'
import { findNear } from '../../ui/findNear.ts'
import type { ReaderSource } from '../readerStore.ts'
import { readArticle } from './readArticle.ts'

/** An article of the page as a work, and where its speech comes from. */
export interface ArticleOnPage {
  readonly article: Element
  readonly work: Work
  readonly source: ReaderSource
  /** Call before it plays: from then on changes of the page are ignored. */
  onStart(): void
}

/** Reads an article of the page, anew when the page changes it before it is played; null until it is found. */
export function useArticle(
  place: { readonly current: Element | null },
  wanted: Element | string,
  voice: VoiceNames,
): ArticleOnPage | null {
  const { client, preferences } = useRuntime()
  const [read, setRead] = useState<(Pick<ArticleOnPage, 'article' | 'work'> & { mark: string }) | null>(null)
  const [started, setStarted] = useState<typeof read>(null)
  const isStarted = read !== null && read === started

  useEffect(() => {
    if (!place.current?.isConnected) return
    const article = findNear(place.current, wanted)
    if (!article) {
      console.warn('There is nothing to read aloud: no element matches. Check the selector.', wanted)
      return
    }
    const readNow = () => {
      const work = readArticle(article, voice)
      const mark = markOf(work)
      if (work.sections.length === 0) return
      setRead((before) => (before?.article === article && before.mark === mark ? before : { article, work, mark }))
    }
    readNow()
    if (isStarted) return
    const observer = new MutationObserver(readNow)
    observer.observe(article, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [place, wanted, voice, isStarted])

  return useMemo(() => {
    if (!read) return null
    const { article, work, mark } = read
    const positions = createPositions(preferences)
    const key = { base64: mark }
    const source: ReaderSource = {
      async speak({ text, voice_id }, signal) {
        const speech = await client.speech.generate({ text, voice_id }, { signal })
        return {
          audio_url: speech.voice_snippet_audio_url ?? `data:audio/mpeg;base64,${speech.audio ?? ''}`,
          sentence_duration: speech.voice_snippet_duration,
          speechMarks: speech.speechMarks,
          peaks: speech.voice_snippet_peaks,
          melody: speech.voice_snippet_melody,
        }
      },
      save: (place) => positions.write(key, numberOf(place), null),
    }
    return {
      article,
      source,
      work: { ...work, position: placeOf(positions.read(key)) },
      onStart: () => setStarted(read),
    }
  }, [client, preferences, read])
}

/** Longest duration of a piece in ms. A place is stored as one number: that of its piece times this, plus the offset. */
const PIECE_MS = 3_600_000

const numberOf = (place: WorkPosition) => place.sentence_index * PIECE_MS + place.sentence_offset

function placeOf(stored: number | null): WorkPosition | null {
  return stored === null ? null : { sentence_index: Math.floor(stored / PIECE_MS), sentence_offset: stored % PIECE_MS }
}

/** Voice and text of an article. Only a hash of it is stored. */
function markOf({ work_voice, sections }: Work): string {
  const sentences = sections.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.sentences))
  return [work_voice.voice_id, ...sentences.map(({ text }) => text)].join('\n')
}
