const INDENT = '    '
/** Line width of the formatter. */
const WIDTH = 120

function wrap(text, width) {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last && last.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = last ? `${last} ${word}` : word
  }
  return lines
}

/** Property declaration with its doc comment. */
function property(doc, name, type) {
  const line = `${INDENT}/** ${doc} */`
  const lines = wrap(doc, WIDTH - INDENT.length - 3).map((text) => `${INDENT} * ${text}`)
  const comment = line.length <= WIDTH ? [line] : [`${INDENT}/**`, ...lines, `${INDENT} */`]
  return [...comment, `${INDENT}${name.includes('-') ? `'${name}'` : name}?: ${type} | undefined`]
}

const attributesOf = ({ tag, props }) =>
  props
    .filter(({ attribute, name }) => attribute && attribute !== name)
    .flatMap(({ attribute, name, doc, isSmallOnly }) =>
      property(doc, attribute, isSmallOnly ? `SmallPlayerProps['${name}']` : `Written<'${tag}', '${name}'>`),
    )

const listenersOf = ({ tag, events }) =>
  events.flatMap(({ name, doc }) => property(doc, `on${name}`, `Listener<'${tag}', '${name}'>`))

const byTag = (elements, linesOf) =>
  elements.flatMap((element) => {
    const lines = linesOf(element)
    return lines.length > 0 ? [`  '${element.tag}': {`, ...lines, '  }'] : [`  '${element.tag}': {}`]
  })

/**
 * TypeScript source of HTML-specific names: kebab-case attributes and listeners. Types computed from the components
 * would lack their descriptions.
 */
export function writtenTypes(elements) {
  const attributes = byTag(elements, attributesOf).join('\n')
  const imported = attributes.includes('SmallPlayerProps[') ? SMALL_PROPS : ''
  return `// Written from the components by the test of the manifests (vitest -u); a stale one fails.
${imported}import type { Listener, Written } from './elementProps.ts'

/** Attributes that are named otherwise than their properties. */
export interface WrittenAttributes {
${attributes}
}

/** Listeners as React and Svelte write them. */
export interface WrittenListeners {
${byTag(elements, listenersOf).join('\n')}
}
`
}

const SMALL_PROPS = "import type { SmallPlayerProps } from '../player/small/SmallPlayerProps.ts'\n"
