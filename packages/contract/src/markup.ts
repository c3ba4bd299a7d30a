/** Element of HTML. */
export interface MarkupNode {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string | number | undefined>>
  readonly inside?: readonly (MarkupNode | string)[]
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Elements without content and closing tag that are printed here. */
const EMPTY = new Set(['img'])

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/**
 * Prints an element as HTML. Texts and attributes are escaped; an empty attribute is printed as its name, an undefined one not at all.
 *
 * @example
 * const html = printMarkup({ tag: 'p', attributes: { lang: 'de' }, inside: ['Guten Tag'] })
 */
export function printMarkup({ tag, attributes, inside = [] }: MarkupNode): string {
  const written = Object.entries(attributes).map(([name, value]) => {
    if (value === undefined) return ''
    return value === '' ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`
  })
  const content = inside.map((one) => (typeof one === 'string' ? escapeHtml(one) : printMarkup(one)))
  const opening = `<${tag}${written.join('')}>`
  return EMPTY.has(tag) ? opening : `${opening}${content.join('')}</${tag}>`
}
