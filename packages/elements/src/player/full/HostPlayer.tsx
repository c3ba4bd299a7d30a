import type { SpokenSnippet, Voice } from '@voice-rankings/contract'
import { voicePath as pathOf } from '@voice-rankings/contract'
import { VoicePlayer } from '@voice-rankings/react/player'
import { useMemo } from 'react'
import { parsePeakList } from '../parsePeakList.ts'
import { renderSlot } from '../playerSlots.tsx'
import { askClient } from '../small/askClient.ts'
import type { NamedVoice } from '../small/NamedVoice.ts'
import { NamedPlayer } from './FullPlayer.tsx'
import type { FullPlayerProps } from './FullPlayer.tsx'

type HostPlayerProps = Omit<FullPlayerProps, 'Host'>

/** Full player with every option of a page: voice objects, own sounds and texts, read-only mode. */
export function HostPlayer(props: HostPlayerProps) {
  const { voice, voicePath, snippet, snippetId } = props
  const isHere = (voice || voicePath === undefined) && (snippet !== undefined || snippetId === undefined)
  if (isHere) return <PlacedPlayer {...props} />
  return <NamedHostPlayer {...props} />
}

function NamedHostPlayer(props: HostPlayerProps) {
  const { voice, voicePath = voice && pathOf(voice), snippet, snippetId, server, source } = props
  const ask = useMemo(() => source && ((named: NamedVoice) => askClient(source.client, named)), [source])
  return (
    <NamedPlayer {...{ voicePath, snippetId, server, ask }}>
      {(loaded) => <PlacedPlayer {...props} voice={voice ?? loaded.voice} snippet={snippet ?? loaded.snippet} />}
    </NamedPlayer>
  )
}

function PlacedPlayer({
  heard,
  voicePath: _path,
  snippetId: _id,
  server: _server,
  source: _source,
  ...props
}: HostPlayerProps) {
  const { voice, snippet = null, peaks, media, text, marks } = props
  const list = typeof peaks === 'string' ? parsePeakList(peaks) : null
  const own = { ...props, renderSlot, variant: 'full', preload: 'none', peaks: list ?? peaks } as const
  // The media element plays the page's own sound, or the voice's sample if the page sets no text of its own.
  if (media || !voice || text || marks) return <VoicePlayer {...own} media={media ?? heard} />
  return <VoicePlayer {...own} src={undefined} {...sampleIn(heard, voice, snippet)} />
}

/** Sample of a voice, in the media element that is already playing it; empty if that plays something else. */
const sampleIn = (heard: HTMLMediaElement | undefined, voice: Voice, snippet: SpokenSnippet | null) =>
  heard && !snippet
    ? {
        media: heard,
        text: voice.voice_sample_text,
        marks: voice.voice_sample_word_times,
        peaks: voice.voice_sample_peaks,
      }
    : { peaks: undefined }
