import { readAlong } from '@voice-rankings/playback'
import { useEffect, useRef } from 'react'
import { hostHighlights } from '../player/index.ts'
import type { OpenedPlaylist, VoicePlaylistModel } from './useVoicePlaylist.ts'

interface PlaylistTextProps extends Pick<VoicePlaylistModel, 'texts'> {
  opened: OpenedPlaylist
}

/** Text of the current item, in which the spoken word is lit. */
export function PlaylistText({ opened, texts }: PlaylistTextProps) {
  const { current, lit, sound } = opened
  const text = useRef<HTMLParagraphElement>(null)
  const gender = current?.voice_gender
  const isLit = lit?.index === sound.index
  useEffect(() => {
    if (!text.current || !lit || !isLit || !gender) return
    return readAlong(text.current, { track: lit.track, marks: lit.piece.marks, names: hostHighlights(gender) })
  }, [lit, isLit, gender])
  if (!current) return null
  return (
    <article part="playlist-now" data-gender={gender} aria-label={texts.now(current.voice_name)}>
      <p part="playlist-voice">{current.voice_name}</p>
      <p part="playlist-text" dir="auto" key={current.item_id} ref={text}>
        {current.item_text}
      </p>
    </article>
  )
}
