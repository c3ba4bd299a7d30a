// Separate from the schemas, so that pages that only need the path do not load the validator.

/**
 * Key of a snippet's audio in the object store, and its public path below the base URL.
 *
 * @example
 * snippetKey('1a2b') // 'snippets/snippet-1a2b.mp3'
 */
export function snippetKey(snippetId: string): string {
  return `snippets/snippet-${snippetId}.mp3`
}
