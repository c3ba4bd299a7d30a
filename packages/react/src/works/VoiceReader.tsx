import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { useVoiceReader } from './useVoiceReader.ts'
import type { VoiceReaderOptions } from './useVoiceReader.ts'
import { VoiceReaderView } from './VoiceReaderView.tsx'
import type { ReaderPageProps } from './VoiceReaderView.tsx'

export interface VoiceReaderProps extends VoiceReaderOptions, ReaderPageProps, RootProps {}

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
