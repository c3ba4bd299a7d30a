import manifest from '@voice-rankings/elements/custom-elements.json' with { type: 'json' }

/** Row of an element's reference table. */
interface ElementRow {
  name: string
  type: string
  doc: string
}

export interface ElementTables {
  attributes: ElementRow[]
  properties: ElementRow[]
  events: ElementRow[]
  slots: ElementRow[]
  methods: ElementRow[]
  parts: ElementRow[]
}

interface Described {
  name: string
  description: string
  type?: { text: string } | undefined
}
interface Member extends Described {
  kind: string
  attribute?: string | undefined
  readonly?: boolean | undefined
  parameters?: { name: string; type: { text: string } }[] | undefined
  return?: { type: { text: string } } | undefined
}
interface Declaration {
  tagName: string
  attributes: Described[]
  members: Member[]
  events: Described[]
  slots: Described[]
  cssParts: Described[]
}

const described: Declaration[] = manifest.modules.flatMap(({ declarations }) => declarations)
/** Writable property; other members are methods or read-only. */
const isSet = ({ kind, readonly }: Member) => kind === 'field' && !readonly

const rowOf = ({ name, description, type }: Described): ElementRow => ({
  name,
  type: type?.text ?? '',
  doc: description,
})

/** Reference tables of an element, from the published custom elements manifest. */
export function readElement(tag: string): ElementTables {
  const declaration = described.find(({ tagName }) => tagName === tag)
  if (!declaration) throw new Error(`custom-elements.json has no ${tag}. Correct the name on its page.`)
  const { attributes, members, events, slots, cssParts } = declaration
  return {
    attributes: attributes.map(rowOf),
    properties: members.filter((member) => isSet(member) && !member.attribute).map(rowOf),
    events: events.map((event) => ({
      ...rowOf(event),
      type: event.type?.text.replace(/^CustomEvent<(.*)>$/, '$1').replace(/^null$/, '') ?? '',
    })),
    slots: slots.map((slot) => ({ ...rowOf(slot), name: slot.name || '(no name)' })),
    methods: members.filter((member) => !isSet(member)).map(methodRow),
    parts: cssParts.map(rowOf),
  }
}

function methodRow({ parameters, return: returned, ...member }: Member): ElementRow {
  if (!parameters) return rowOf(member)
  const given = parameters.map(({ name, type }) => `${name}: ${type.text}`).join(', ')
  return { name: `${member.name}(${given})`, type: returned?.type.text ?? '', doc: member.description }
}
