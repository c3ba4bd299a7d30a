import { strToU8, zipSync, type Zippable } from 'fflate'

/** A text of the spine. */
interface Chapter {
  /** Path from the package document, as it is written there. */
  readonly href: string
  /** Content of the body. */
  readonly body: string
  readonly linear?: 'no'
  readonly mediaType?: string
}

interface EpubParts {
  readonly chapters?: readonly Chapter[]
  /** Entries of the table of contents. */
  readonly contents?: readonly (readonly [href: string, title: string])[]
  /** Version: 3 has a navigation document, 2 an NCX. */
  readonly version?: 2 | 3
  readonly metadata?: string
  /** Files in addition to those of the book, or in their place. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>
}

const METADATA = `<dc:identifier id="id">urn:uuid:5d0c3e1a-8a3a-4c57-9d0e-3b1f6f4e2a10</dc:identifier>
<dc:title>The Ferry</dc:title><dc:creator>Nora Example</dc:creator><dc:language>en-GB</dc:language>
<meta property="dcterms:modified">2026-01-01T00:00:00Z</meta>`

const CONTAINER = `<?xml version="1.0"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
<rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`

const page = (body: string) => `<?xml version="1.0" encoding="utf-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title/></head>
<body>${body}</body></html>`

/** Makes a valid EPUB. */
export function makeEpub({
  chapters = [],
  contents = [],
  version = 3,
  metadata = METADATA,
  files = {},
}: EpubParts): Uint8Array {
  const items = chapters.map(
    ({ href, mediaType = 'application/xhtml+xml' }, at) =>
      `<item id="c${at}" href="${href}" media-type="${mediaType}"/>`,
  )
  const refs = chapters.map(({ linear }, at) => `<itemref idref="c${at}"${linear ? ' linear="no"' : ''}/>`)
  const isNav = version === 3
  const navItem = isNav
    ? '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>'
    : '<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>'
  const opf = `<?xml version="1.0"?>
<package xmlns="http://www.idpf.org/2007/opf" version="${version}.0" unique-identifier="id">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">${metadata}</metadata>
<manifest>${navItem}${items.join('')}</manifest><spine${isNav ? '' : ' toc="ncx"'}>${refs.join('')}</spine></package>`
  const links = contents.map(([href, title]) => `<li><a href="${href}">${title}</a></li>`)
  const points = contents.map(
    ([href, title], at) =>
      `<navPoint id="p${at}" playOrder="${at + 1}"><navLabel><text>${title}</text></navLabel>
<content src="${href}"/></navPoint>`,
  )
  const all: Record<string, string | Uint8Array> = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': CONTAINER,
    'OEBPS/book.opf': opf,
    ...(isNav
      ? { 'OEBPS/nav.xhtml': page(`<nav epub:type="toc"><ol>${links.join('')}</ol></nav>`) }
      : {
          'OEBPS/toc.ncx': `<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1">
<navMap>${points.join('')}</navMap></ncx>`,
        }),
    ...Object.fromEntries(chapters.map(({ href, body }) => [`OEBPS/${decodeURIComponent(href)}`, page(body)])),
    ...files,
  }
  const entries = Object.entries(all).map(([name, content]) => {
    const bytes = typeof content === 'string' ? strToU8(content) : content
    // The type stands first, uncompressed (OCF 3.3, section 4.3).
    return [name, [bytes, { level: name === 'mimetype' ? 0 : 6 }]] as const
  })
  return zipSync(Object.fromEntries(entries) as Zippable)
}
