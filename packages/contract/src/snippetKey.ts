// Apart from the schemas, so that a page that only needs an address does not carry the validation of every voice.

/**
 * Key of a snippet's audio in the object store, and its public path below the base URL.
 *
 * @example
 * snippetKey('1a2b') // 'snippets/snippet-1a2b.mp3'
 */
export function snippetKey(snippetId: string): string {
  return `snippets/snippet-${snippetId}.mp3`
}
