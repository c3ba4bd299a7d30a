import { Readability } from '@mozilla/readability'
import { childrenOf, isInline, isLeftOut } from './readText.ts'

/** Maximum number of elements of a page whose article is searched for: the time grows with its square. */
const MAX_ELEMENTS = 30_000
/** Maximum depth of elements: the search is recursive. */
const MAX_DEPTH = 300
/** An article that is shorter is not trusted: the page is more likely a list or an application. */
const MIN_LENGTH = 140

/** Attributes by which the search tells articles from menus. */
const READ = ['class', 'id', 'role', 'rel', 'href', 'itemprop', 'itemtype', 'property', 'lang', 'dir']
/** Attribute with the number of an element of the page; one name for each, since the search merges attributes. */
const NUMBER = 'data-voice-'

/**
 * Finds the elements of the article of a page, whose own text is read; null if it has none. The search works on a copy with the
 * content of shadow roots, so the page is not changed.
 */
export function findArticle(page: Document): ReadonlySet<Element> | null {
  const copied = copyPage(page)
  if (!copied) return null
  const { copy, elements } = copied
  try {
    const article = new Readability<Node>(copy, { keepClasses: true, serializer: (content) => content }).parse()
    if (!article?.content || (article.textContent ?? '').trim().length < MIN_LENGTH) return null
    const found = new Set<Element>()
    for (const element of (article.content as Element).querySelectorAll('*')) {
      for (const name of element.getAttributeNames()) {
        const original = name.startsWith(NUMBER) && elements[Number(name.slice(NUMBER.length))]
        if (original) found.add(original)
      }
    }
    // The search takes a heading away that repeats the title of the page.
    const title = findTitle(page)
    if (title) for (const part of [title, ...title.querySelectorAll('*')]) found.add(part)
    return found
  } catch {
    // It expects pages as browsers build them, and fails at others.
    return null
  }
}

const words = (text: string | null) => (text ?? '').replaceAll(/\s+/gu, ' ').trim().toLowerCase()

/** Main heading of a page, if it is its title too. */
function findTitle(page: Document): Element | undefined {
  return Array.from(page.querySelectorAll('h1')).find((heading) => {
    const text = words(heading.textContent)
    return text !== '' && words(page.title).includes(text)
  })
}

/** Copies the elements of a page that are drawn, with their numbers; null if they are too many. */
function copyPage(page: Document): { copy: Document; elements: Element[] } | null {
  const copy = page.implementation.createHTMLDocument(page.title)
  const elements: Element[] = []

  function copyInto(parent: Element, node: Node, depth: number): boolean {
    if (node.nodeType === Node.TEXT_NODE) {
      parent.append((node as Text).data)
      return true
    }
    if (node.nodeType !== Node.ELEMENT_NODE) return true
    const element = node as Element
    const style = getComputedStyle(element)
    if (isLeftOut(element, style)) return true
    if (elements.length >= MAX_ELEMENTS || depth > MAX_DEPTH) return false
    // The search knows the elements of HTML only.
    const isOwn = element.localName.includes('-') || element.localName === 'slot'
    const made = copy.createElement(isOwn ? (isInline(element, style) ? 'span' : 'div') : element.localName)
    for (const name of READ) {
      const value = element.getAttribute(name)
      if (value !== null) made.setAttribute(name, value)
    }
    made.setAttribute(`${NUMBER}${elements.length}`, '')
    elements.push(element)
    parent.append(made)
    for (const child of childrenOf(element).nodes) if (!copyInto(made, child, depth + 1)) return false
    return true
  }

  for (const child of childrenOf(page.body).nodes) if (!copyInto(copy.body, child, 0)) return null
  return { copy, elements }
}
