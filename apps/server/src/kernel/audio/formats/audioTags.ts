/** What a file tells its player about itself. */
export interface AudioTags {
  readonly title: string
  readonly voice: string
  /** Whose engine spoke. */
  readonly provider: string
}
