import { parseAst } from 'vitest/node'

/** Attributes and fields whose text people see or hear, also when it is one word. */
const SHOWN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'closeLabel',
  'description',
  'label',
  'placeholder',
  'summary',
  'text',
  'title',
  'tooltip',
])

/** Attributes and fields that hold something else than a text, such as a list of class names or a path of a drawing. */
const NEVER_SHOWN = /^(className|d|part|rel|role|sizes|style|viewBox|data-.*)$/

/** Calls whose texts are for developers, or are selectors and queries. */
const NOT_FOR_PEOPLE =
  /^(console|log|logToConsole|useChunk|useAskedChunk|closest|matches|matchMedia|querySelector|querySelectorAll)$/

/** Two words of which the first is capitalized, or four words in a row. */
const SENTENCE = /^\W*\p{Lu}[\p{L}’'-]*[,:]? [\p{L}’'-]{2,}|([\p{L}’'-]{2,},? ){3}[\p{L}’'-]{2,}/u
const CAPITALIZED = /^\p{Lu}\p{Ll}+/u

/**
 * Finds texts for people in the source of a module: what JSX shows, and string literals that read like sentences. Errors and logs are for
 * developers and are left out. Gives each text with the line it stands in.
 */
export function findSentences(code, lang) {
  const found = []
  const add = (text, { start }) =>
    found.push({ text: text.replaceAll(/\s+/g, ' ').trim(), line: code.slice(0, start).split('\n').length })

  /** Looks into a node, which is the value of an attribute or field when that is named. */
  function visit(node, field) {
    if (Array.isArray(node)) return node.forEach((one) => visit(one, field))
    if (typeof node?.type !== 'string' || isForDevelopers(node)) return
    const { type } = node
    if (type === 'JSXText') {
      if (/\p{L}{2,}/u.test(node.value)) add(node.value, node)
    } else if (type === 'Literal') {
      read(node.value, node, field)
    } else if (type === 'TemplateLiteral') {
      // What is put in counts as a word.
      read(node.quasis.map(({ value }) => value.cooked).join('word'), node, field)
      visit(node.expressions, field)
    } else if (type === 'JSXAttribute') {
      visit(node.value, node.name.name)
    } else if (type === 'Property' || type === 'PropertyDefinition') {
      visit(node.value, node.key.name ?? node.key.value)
    } else {
      const inner = type === 'JSXElement' ? undefined : field
      for (const part of Object.values(node)) if (typeof part === 'object') visit(part, inner)
    }
  }

  function read(text, node, field = '') {
    if (typeof text !== 'string' || NEVER_SHOWN.test(field)) return
    if (SENTENCE.test(text) || (SHOWN.has(field) && CAPITALIZED.test(text))) add(text, node)
  }

  visit(parseAst(code, { lang }).body)
  return found
}

/** Whether nothing in a node is shown: imports, types, errors, logs, selectors and comparisons. */
function isForDevelopers({ type, callee, operator }) {
  if (type === 'NewExpression') return callee.name?.endsWith('Error') === true
  if (type === 'CallExpression') {
    const names = [callee.name, callee.object?.name, callee.property?.name]
    return callee.type === 'Super' || names.some((name) => NOT_FOR_PEOPLE.test(name ?? ''))
  }
  if (/^TS(As|Satisfies|NonNull)/.test(type)) return false
  if (type === 'BinaryExpression') return operator !== '+'
  return /^(TS|Import|Export(All|Specifier)|Throw)/.test(type)
}
