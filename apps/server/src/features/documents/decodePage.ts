import type { PublicFile } from '../../kernel/http/publicFetch/createPublicFetch.ts'

/** Number of bytes in which a page may state its encoding (HTML, section 13.2.3.2). */
const PRESCAN_BYTES = 1024
const META = /<meta[^>]+charset\s*=\s*["']?\s*([\w:.-]+)|<\?xml[^>]+encoding\s*=\s*["']([\w:.-]+)/i

/**
 * Decodes a page: by its byte order mark, the `charset` of its answer, or the encoding that it states. Without any, or
 * with an unknown one, as UTF-8, or as Windows-1252 if it is not valid UTF-8.
 */
export function decodePage({ bytes, charset }: Pick<PublicFile, 'bytes' | 'charset'>): string {
  const [, meta, xml] = META.exec(Buffer.from(bytes.subarray(0, PRESCAN_BYTES)).toString('latin1')) ?? []
  // A page that is read as ASCII to find its encoding is not in UTF-16.
  const stated = meta ?? xml
  const labels = [byteOrderMark(bytes), charset, stated && /^utf-?16/i.test(stated) ? 'utf-8' : stated]
  for (const label of labels) {
    const decoder = label ? decoderOf(label) : null
    if (decoder) return decoder.decode(bytes)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function byteOrderMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xff && second === 0xfe ? 'utf-16le' : null
}

function decoderOf(label: string): InstanceType<typeof TextDecoder> | null {
  try {
    return new TextDecoder(label)
  } catch {
    return null
  }
}
