/** Documentation of a call. */
export interface CallText {
  /** One line. */
  readonly summary: string
  /** Further information. */
  readonly description?: string
}
