import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { AlignRecordingView } from './AlignRecordingView.tsx'
import { useAlignRecording } from './useAlignRecording.ts'
import type { AlignRecordingOptions } from './useAlignRecording.ts'

export interface AlignRecordingProps extends AlignRecordingOptions, RootProps {
  /** Heading level of its title. Default 2. */
  headingLevel?: 1 | 2
}

/**
 * Finds the times of the words of a recording of the visitor: shows it with highlighted words, and offers captions and
 * the code of a player.
 *
 * @example
 * <AlignRecording languageCodes={['en', 'de']} />
 */
export function AlignRecording({ headingLevel = 2, ...options }: AlignRecordingProps) {
  return <AlignRecordingView {...useAlignRecording(options)} {...rootProps(options)} headingLevel={headingLevel} />
}
