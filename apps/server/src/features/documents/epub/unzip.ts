import { unzipSync, type UnzipFileInfo } from 'fflate'
import { ApiError } from '../../../kernel/http/apiError.ts'

/** Limits of an archive. */
export const ZIP_LIMITS = {
  /** Entries. */
  entries: 10_000,
  /** Bytes of all entries together after unpacking, pictures included. */
  bytes: 512 * 1024 * 1024,
  /** Bytes of the entries that are unpacked. */
  unpackedBytes: 32 * 1024 * 1024,
  /** Unpacked bytes for each packed byte of an entry over `ratioBytes`; text has about 4. */
  ratio: 100,
  ratioBytes: 1024 * 1024,
} as const

/** An archive of which single entries are unpacked into memory; nothing is written to files. */
export interface Archive {
  /** Content of entries as text in UTF-8 or UTF-16, by name. Throws an `ApiError` for broken data. */
  read(...names: readonly string[]): ReadonlyMap<string, string>
}

const broken = (cause?: unknown) =>
  new ApiError('unsupported_type', 'The file is not a valid EPUB. Download it again, or send its text.', { cause })
const refused = (reason: string) => new ApiError('body_too_large', `The EPUB cannot be read: ${reason}. Send its text.`)

/**
 * Opens a zip archive. Throws an `ApiError` if it is broken, exceeds {@link ZIP_LIMITS} by what it declares, or names
 * an entry twice or outside of its own directory. An entry is never unpacked to more than its declared size.
 */
export function openZip(bytes: Uint8Array): Archive {
  const names = new Set<string>()
  let total = 0
  unzip(bytes, (entry) => {
    total += entry.originalSize
    if (names.size >= ZIP_LIMITS.entries) throw refused(`it contains more than ${ZIP_LIMITS.entries} files`)
    if (total > ZIP_LIMITS.bytes || isTooDense(entry)) throw refused('its files are too large when they are unpacked')
    if (names.has(entry.name) || !isInside(entry.name)) throw broken()
    names.add(entry.name)
    return false
  })
  let unpacked = 0
  return {
    read(...names) {
      const wanted = new Set(names)
      const contents = unzip(bytes, ({ name, originalSize }) => {
        if (!wanted.has(name)) return false
        unpacked += originalSize
        if (unpacked > ZIP_LIMITS.unpackedBytes) throw refused('its text is too long')
        return true
      })
      return new Map(Object.entries(contents).map(([name, content]) => [name, decodeXml(content)]))
    },
  }
}

function unzip(bytes: Uint8Array, filter: (entry: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw broken(error)
  }
}

const isTooDense = ({ size, originalSize }: UnzipFileInfo) =>
  originalSize > ZIP_LIMITS.ratioBytes && originalSize > size * ZIP_LIMITS.ratio

/** True for a relative path without steps upwards. */
const isInside = (name: string) =>
  name !== '' && !/^[/\\]|^[a-z]:|\\|\0/i.test(name) && !name.split('/').some((part) => part === '..' || part === '.')

/** Text of XML, in the encodings that EPUB allows. */
function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}
