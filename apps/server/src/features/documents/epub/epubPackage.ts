import { ApiError } from '../../../kernel/http/apiError.ts'
import type { Details } from '../document.ts'
import { elementsIn, parseXml, textIn, type DomDocument, type DomElement } from '../html/dom.ts'
import type { Archive } from './unzip.ts'

/** Package document of an EPUB (EPUB 3.3, section 5; also EPUB 2). */
export interface EpubPackage {
  readonly details: Details
  /** Paths of its texts in reading order, without those that are not linear. */
  readonly spine: readonly string[]
  /** Path of its navigation document, or of its NCX in EPUB 2; null without one. */
  readonly navigation: string | null
}

const CONTAINER = 'META-INF/container.xml'
const ENCRYPTION = 'META-INF/encryption.xml'
/** Algorithms that only obfuscate fonts. */
const FONT_ALGORITHMS = new Set(['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC'])
const TEXT_TYPES = new Set(['application/xhtml+xml', 'text/html', 'application/x-dtbook+xml'])

const invalid = (reason: string) =>
  new ApiError('unsupported_type', `The file is not a valid EPUB: ${reason}. Download it again, or send its text.`)

/** Reads the package document. Throws an `ApiError` for an EPUB that is protected or has no text. */
export function readPackage(archive: Archive): EpubPackage {
  const files = archive.read(CONTAINER, ENCRYPTION)
  refuseProtected(files.get(ENCRYPTION))
  const container = files.get(CONTAINER)
  if (container === undefined) throw invalid(`it has no ${CONTAINER}`)
  const path = elementsIn(parseXml(container), 'rootfile')[0]?.attribs['full-path']
  const source = archive.read(path ?? '').get(path ?? '')
  if (path === undefined || source === undefined) throw invalid('it has no package document')
  const opf = parseXml(source)
  const items = new Map(elementsIn(opf, 'item').map((item) => [item.attribs['id'], item]))
  const pathOf = (item: DomElement | undefined) => resolvePath(path, item?.attribs['href'] ?? '')
  const spine = elementsIn(opf, 'itemref')
    .filter(({ attribs }) => attribs['linear'] !== 'no')
    .map(({ attribs }) => items.get(attribs['idref']))
    .filter((item) => TEXT_TYPES.has(item?.attribs['media-type'] ?? ''))
    .map(pathOf)
  if (spine.length === 0) throw invalid('it has no text')
  const all = [...items.values()]
  const nav = all.find(({ attribs }) => attribs['properties']?.split(/\s+/).includes('nav'))
  const ncx = all.find(({ attribs }) => attribs['media-type'] === 'application/x-dtbncx+xml')
  const navigation = nav ?? ncx
  return { details: detailsOf(opf), spine, navigation: navigation ? pathOf(navigation) : null }
}

function detailsOf(opf: DomDocument): Details {
  const [metadata] = elementsIn(opf, 'metadata')
  const all = (name: string) => (metadata ? elementsIn(metadata, name).map((element) => textIn(element).trim()) : [])
  return {
    title: all('title')[0],
    author: [...new Set(all('creator').filter(Boolean))].join(', '),
    language: all('language')[0],
  }
}

/** Refuses digital rights management: content that is encrypted otherwise than obfuscated fonts. */
function refuseProtected(encryption: string | undefined): void {
  if (encryption === undefined) return
  const methods = elementsIn(parseXml(encryption), 'EncryptedData').flatMap((data) =>
    elementsIn(data, 'EncryptionMethod'),
  )
  if (methods.every(({ attribs }) => FONT_ALGORITHMS.has(attribs['Algorithm'] ?? ''))) return
  throw new ApiError(
    'unsupported_type',
    'The EPUB is protected against copying (DRM), so its text cannot be read. Send an edition without protection.',
  )
}

/** Path of a reference in a file of the archive, without its fragment. */
export function resolvePath(from: string, reference: string): string {
  const [path = ''] = reference.split('#')
  const url = URL.parse(path, `epub:/${from.split('/').map(encodeURIComponent).join('/')}`)
  try {
    return decodeURIComponent(url?.pathname.slice(1) ?? '')
  } catch {
    return ''
  }
}
