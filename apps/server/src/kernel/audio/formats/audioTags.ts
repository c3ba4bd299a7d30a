/** Metadata tags written into an audio file. */
export interface AudioTags {
  readonly title: string
  readonly voice: string
  /** Company or project whose engine spoke. */
  readonly provider: string
}
