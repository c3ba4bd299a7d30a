import { readAlong } from '@voice-rankings/playback'
import { useEffect, useRef } from 'react'
import { hostHighlights } from '../player/index.ts'
import { ReaderSentences, useFollowVoice, useReadAlong } from '../works/reading/index.ts'
import type { OpenedPlaylist, PlaylistReading, VoicePlaylistModel } from './useVoicePlaylist.ts'

interface PlaylistTextProps extends Pick<VoicePlaylistModel, 'texts'> {
  opened: OpenedPlaylist
  /** False in pages of other sites: there the page is not scrolled to the sentence that plays. Default: true. */
  scrollsPage?: boolean
}

/** Text of the current item, in which the spoken word is lit; of a work its title and the paragraph that is spoken. */
export function PlaylistText({ opened, texts, scrollsPage = true }: PlaylistTextProps) {
  const { current, reading } = opened
  if (!current) return null
  const { voice_name, voice_gender, item_id, item_text } = current
  return (
    <article part="playlist-now" data-gender={voice_gender} aria-label={texts.now(voice_name)}>
      <p part="playlist-voice">{voice_name}</p>
      {current.kind === 'work' ? (
        <>
          <h2 part="playlist-work" dir="auto" lang={reading?.work.work_language}>
            {item_text}
          </h2>
          {reading ? <WorkLines key={item_id} {...{ reading, texts, scrollsPage }} /> : null}
        </>
      ) : (
        <SoundText key={item_id} opened={opened} text={item_text} />
      )}
    </article>
  )
}

function SoundText({ opened: { current, lit, sound }, text }: { opened: OpenedPlaylist; text: string }) {
  const element = useRef<HTMLParagraphElement>(null)
  const gender = current?.voice_gender
  const isLit = lit?.index === sound.index
  useEffect(() => {
    if (!element.current || !lit || !isLit || !gender) return
    return readAlong(element.current, { track: lit.track, marks: lit.piece.marks, names: hostHighlights(gender) })
  }, [lit, isLit, gender])
  return (
    <p part="playlist-text" dir="auto" ref={element}>
      {text}
    </p>
  )
}

interface WorkLinesProps extends Pick<VoicePlaylistModel, 'texts'> {
  reading: PlaylistReading
  scrollsPage: boolean
}

function WorkLines({ reading, texts, scrollsPage }: WorkLinesProps) {
  const lines = useRef<HTMLParagraphElement>(null)
  const find = (index: number) => (scrollsPage ? lines.current?.querySelector(`[data-sentence="${index}"]`) : null)
  useReadAlong(lines, reading)
  useFollowVoice(find, reading.sound.index, 'nearest')
  return (
    <p part="playlist-text" dir="auto" lang={reading.work.work_language} ref={lines}>
      <ReaderSentences paragraph={reading.paragraph} reader={reading} texts={texts} />
    </p>
  )
}
