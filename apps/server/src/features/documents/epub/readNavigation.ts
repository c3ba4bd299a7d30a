import { elementsIn, parseXhtml, parseXml, textIn, type DomElement } from '../html/dom.ts'
import { resolvePath } from './epubPackage.ts'

/** Titles of a table of contents for one file. */
export interface FileTitles {
  /** Title of the file from its beginning. */
  whole?: string
  /** Titles by id of the element at which they begin. */
  readonly byId: Map<string, string>
}

/** Reads a navigation document (EPUB 3) or an NCX (EPUB 2): titles by path of their file. */
export function readNavigation(path: string, source: string): Map<string, FileTitles> {
  const titles = new Map<string, FileTitles>()
  for (const { title, reference } of /<(?:\w+:)?ncx\b/i.test(source) ? ncxEntries(source) : navEntries(source)) {
    if (title === '' || reference === '') continue
    const file = resolvePath(path, reference)
    const id = reference.split('#')[1] ?? ''
    const found = titles.get(file) ?? { byId: new Map<string, string>() }
    titles.set(file, found)
    if (id === '') found.whole ??= title
    else if (!found.byId.has(id)) found.byId.set(id, title)
  }
  return titles
}

interface Entry {
  readonly title: string
  /** Address of the text, with a fragment. */
  readonly reference: string
}

/** Entries of `<nav epub:type="toc">`; of the first `<nav>` if none has the type. */
function navEntries(source: string): Entry[] {
  const navs = elementsIn(parseXhtml(source).root, 'nav')
  const toc = navs.find(isToc) ?? navs[0]
  return toc
    ? elementsIn(toc, 'a').map((link) => ({ title: titleOf(link), reference: link.attribs['href'] ?? '' }))
    : []
}

function ncxEntries(source: string): Entry[] {
  return elementsIn(parseXml(source), 'navPoint').map((point) => {
    // A point contains the points below it, after its own label and content.
    const [label] = elementsIn(point, 'text')
    const [content] = elementsIn(point, 'content')
    return { title: label ? titleOf(label) : '', reference: content?.attribs['src'] ?? '' }
  })
}

const isToc = ({ attribs }: DomElement) => /\b(?:doc-)?toc\b/.test(`${attribs['epub:type']} ${attribs['role']}`)

const titleOf = (element: DomElement) => textIn(element).replaceAll(/\s+/g, ' ').trim()
