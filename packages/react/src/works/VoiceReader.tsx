import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { useVoiceReader } from './useVoiceReader.ts'
import type { VoiceReaderOptions } from './useVoiceReader.ts'
import { VoiceReaderView } from './VoiceReaderView.tsx'

export interface VoiceReaderProps extends VoiceReaderOptions, RootProps {
  /** Address of the list of texts; without it there is no link. */
  listHref?: string | undefined
  /** Address of the share settings, linked for the owner; without it there is no link. */
  shareHref?: string | undefined
  /** True to show the pronunciations of the text to its owner. Default: a button shows them. */
  lexiconOpen?: boolean | undefined
  /** Called when the pronunciations are opened and closed. */
  onLexiconOpenChange?: ((open: boolean) => void) | undefined
}

/**
 * Reads a long text aloud: words light up, sections are a list, and reading goes on where it stopped.
 *
 * @example
 * <VoiceReader workId="k3Vd82mQxT1rWb0s" />
 */
export function VoiceReader({ listHref, shareHref, lexiconOpen, onLexiconOpenChange, ...options }: VoiceReaderProps) {
  const own = { listHref, shareHref, lexiconOpen, onLexiconOpenChange }
  return <VoiceReaderView {...useVoiceReader(options)} {...rootProps(options)} {...own} />
}
