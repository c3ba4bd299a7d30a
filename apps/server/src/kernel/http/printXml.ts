import { escapeMarkup } from '../../kernel/http/escapeMarkup.ts'

/** An element of XML: its name, its attributes, and the texts and elements inside it. */
export type XmlElement = readonly [
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...inside: (XmlElement | string)[],
]

/** Prints a document. Texts and attributes are escaped; characters that XML cannot represent are dropped. */
export function printXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${printElement(root)}\n`
}

function printElement([name, attributes, ...inside]: XmlElement): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(String(value))}"`)
  const content = inside.map((one) => (typeof one === 'string' ? escapeMarkup(one) : printElement(one)))
  return content.length === 0
    ? `<${name}${written.join('')}/>`
    : `<${name}${written.join('')}>${content.join('')}</${name}>`
}
