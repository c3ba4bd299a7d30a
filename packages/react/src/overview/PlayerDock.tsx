import type { Track } from '@voice-rankings/playback'
import type { VoicePlayerModel } from '../player/index.ts'
import { useRuntime } from '../runtime/index.ts'
import { Dock, isOver, samePath } from '../voices/index.ts'
import { useStore } from 'zustand'

export interface PlayerDockProps {
  player: Pick<VoicePlayerModel, 'stage' | 'title' | 'gender' | 'href'>
}

/** The sound on the stage of a player, docked to the lower edge. Another voice of the page that can be heard comes first. */
export function PlayerDock({ player }: PlayerDockProps) {
  const { track } = player.stage
  return track ? <StageDock {...player} track={track} /> : null
}

function StageDock({ stage, title, gender, href, track }: PlayerDockProps['player'] & { track: Track }) {
  const { playback } = useRuntime()
  const current = useStore(playback.current) ?? track
  const { status } = useStore(current)
  const isOther = current !== track && !samePath(current.info?.href ?? '', href ?? '')
  if (isOther && !isOver(status)) return null
  const { peaks, melody } = stage
  return <Dock track={track} info={{ title, gender: gender === 'none' ? undefined : gender, peaks, melody }} />
}
