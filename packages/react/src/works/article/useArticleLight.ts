import { findSentences, lightSentence, wordAtClick, wordsOf } from '@voice-rankings/playback/sequence'
import type { FoundSentences } from '@voice-rankings/playback/sequence'
import { useEffect, useMemo, useRef } from 'react'
import { hostHighlights } from '../../player/index.ts'
import { useFollowVoice } from '../useFollowVoice.ts'
import type { OpenReader } from '../useVoiceReader.ts'
import { paintHost } from './paintHost.ts'

/**
 * Lights the spoken words of a work in an element that has the same text, scrolls to them, and reads on from what is
 * clicked. The element is not changed; if the page changes it, its text is read again.
 */
export function useArticleLight(article: Element | null, reader: OpenReader): void {
  const { lit, sections, sound } = reader
  const { work_language: languageCode, work_voice: voice } = reader.work
  const find = useFound(article, sections)
  const names = useMemo(() => hostHighlights(voice.voice_gender), [voice.voice_gender])

  useEffect(() => {
    const text = find()
    const place = lit && text?.places[lit.index]
    if (!text || !place) return
    return lightSentence(text, place, { track: lit.track, marks: lit.piece.marks, names, languageCode })
  }, [find, lit, names, languageCode])

  useFollowVoice(
    (index) => {
      const text = find()
      const place = text?.places[index]
      return place && text?.pieces.findLast(([, start]) => start <= place.start)?.[0].parentElement
    },
    sound.index,
    'nearest',
  )

  const latest = useRef(reader)
  useEffect(() => {
    latest.current = reader
  })
  const isStarted = sound.status !== 'idle'
  useEffect(() => {
    if (!article || !isStarted) return
    const unpaint = paintHost(article)
    const onClick = (event: Event) => {
      const text = find()
      if (text) readOn(event, article, text, latest.current)
    }
    article.addEventListener('click', onClick)
    return () => {
      unpaint()
      article.removeEventListener('click', onClick)
    }
  }, [article, find, isStarted])
}

/** Returns a function that finds the sentences in an element, again only after the page has changed it. */
function useFound(article: Element | null, sections: OpenReader['sections']): () => FoundSentences | null {
  const finder = useMemo(() => createFinder(article, sections), [article, sections])
  useEffect(() => finder.watch(), [finder])
  return finder.find
}

function createFinder(article: Element | null, sections: OpenReader['sections']) {
  const sentences = sections.flatMap((section) => section.sentences.map(({ text }) => text))
  let found: FoundSentences | null = null
  return {
    find: () => (found ??= article && findSentences(article, sentences)),
    watch() {
      if (!article) return
      const observer = new MutationObserver(() => (found = null))
      observer.observe(article, { childList: true, characterData: true, subtree: true })
      return () => {
        observer.disconnect()
        found = null
      }
    },
  }
}

/** Reads on from what is clicked: from its word if its piece is being read, else from the beginning of the piece. */
function readOn(event: Event, article: Element, { text, pieces, places }: FoundSentences, reader: OpenReader): void {
  const [target] = event.composedPath()
  const clicked = (words: FoundSentences['places']) => wordAtClick(article, { pieces, words }, event, target)
  const { lit, onSentence } = reader
  const index = clicked(places)
  const place = places[index]
  if (!place) return
  if (lit?.index !== index) return onSentence(index)
  const mark = lit.piece.marks[clicked(wordsOf(text, place, lit.piece.marks))]
  if (mark) lit.track.seek(mark.startTime)
}
