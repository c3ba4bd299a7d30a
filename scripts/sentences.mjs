import { parseAst } from 'vitest/node'

/** Attributes and fields with user-visible text, even if it is a single word. */
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

/** Attributes and fields that are never text, such as class lists and SVG paths. */
const NEVER_SHOWN = /^(className|d|part|rel|role|sizes|style|viewBox|data-.*)$/

/** Calls with developer messages, selectors or queries. */
const NOT_FOR_PEOPLE = /^(console|log|logToConsole|closest|matches|matchMedia|querySelector|querySelectorAll)$/

/** Two words of which the first is capitalized, or four consecutive words. */
const SENTENCE = /^\W*\p{Lu}[\p{L}’'-]*[,:]? [\p{L}’'-]{2,}|([\p{L}’'-]{2,},? ){3}[\p{L}’'-]{2,}/u
const CAPITALIZED = /^\p{Lu}\p{Ll}+/u

/**
 * Finds user-visible texts in a module: JSX text and string literals that look like sentences. Errors and logs are
 * excluded. Returns each text with its line.
 */
export function findSentences(code, lang) {
  const found = []
  const add = (text, { start }) =>
    found.push({ text: text.replaceAll(/\s+/g, ' ').trim(), line: code.slice(0, start).split('\n').length })

  /** Visits a node; `field` is the attribute or field it belongs to. */
  function visit(node, field) {
    if (Array.isArray(node)) return node.forEach((one) => visit(one, field))
    if (typeof node?.type !== 'string' || isForDevelopers(node)) return
    const { type } = node
    if (type === 'JSXText') {
      if (/\p{L}{2,}/u.test(node.value)) add(node.value, node)
    } else if (type === 'Literal') {
      read(node.value, node, field)
    } else if (type === 'TemplateLiteral') {
      // A placeholder counts as a word.
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

/** True for nodes that are never shown: imports, types, errors, logs, selectors and comparisons. */
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
