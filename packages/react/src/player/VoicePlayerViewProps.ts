import type { ReactNode } from 'react'
import type { VoicePlayerModel } from './VoicePlayerModel.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface VoicePlayerViewProps extends VoicePlayerModel, RootProps {
  /** Says whether the voice was rated; nothing without. */
  indicator?: ReactNode
  /** Asks for a rating when it is time; nothing without. */
  prompt?: ReactNode
}
