import { DownloadButtonView } from './DownloadButtonView.tsx'
import { useDownload } from './useDownload.ts'
import type { DownloadOptions } from './useDownload.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export type DownloadButtonProps = DownloadOptions & RootProps<HTMLDivElement>

/**
 * Saves the audio of a voice as mp3, or in one of five other formats.
 *
 * @example
 * <DownloadButton voice={voice} snippet={snippet} />
 */
export function DownloadButton(props: DownloadButtonProps) {
  return <DownloadButtonView {...useDownload(props)} {...rootProps(props)} />
}
