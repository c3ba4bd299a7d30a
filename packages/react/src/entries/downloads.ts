export { DownloadButton, DownloadButtonView, FormatMenu, useDownload } from '../downloads/index.ts'
export type {
  DownloadButtonProps,
  DownloadButtonViewProps,
  DownloadModel,
  DownloadOptions,
  DownloadWork,
  FormatMenuProps,
  NamedVoice,
} from '../downloads/index.ts'
