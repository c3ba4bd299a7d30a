import { playlistNode } from '@voice-rankings/contract'
import type { EmbeddedPlaylistSource } from '@voice-rankings/contract'
import { useState } from 'react'
import { EmbedChoices } from '../EmbedChoices.tsx'
import type { EmbedChoice } from '../EmbedChoices.tsx'
import type { LoadedShareProps } from './LoadedShareProps.ts'
import { SettingsEmbed } from './SettingsEmbed.tsx'

/** Forms of an embedded playlist. */
const FORMS = ['player', 'frame'] as const

/** Form and theme of an embedded playlist, its live preview, and its code. */
export function PlaylistEmbed({ source, ...props }: LoadedShareProps & { source: EmbeddedPlaylistSource }) {
  const [choice, setChoice] = useState<EmbedChoice>({ form: 'player', theme: 'auto', color: null })
  const { theme } = choice
  const form = choice.form === 'frame' ? 'frame' : 'player'
  return (
    <>
      <EmbedChoices
        {...{ choice }}
        forms={FORMS}
        gender={null}
        onChange={(part) => setChoice({ ...choice, ...part })}
      />
      <SettingsEmbed {...props} node={playlistNode(source, { form, theme })} theme={theme} />
    </>
  )
}
