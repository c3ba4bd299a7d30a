import ts from 'typescript'
import manifest from '../../../../packages/elements/custom-elements.json' with { type: 'json' }
import { type Member, readInterface } from './readInterface.ts'
import { docOf, parseSource, sourcesOf } from './sources.ts'

/** A row of what an element has. */
export interface ElementRow {
  name: string
  type: string
  doc: string
}

export interface ElementTables {
  attributes: ElementRow[]
  properties: ElementRow[]
  events: ElementRow[]
  methods: ElementRow[]
}

/** What every element has, said once: these come from `defineElement`, not from the component. */
const COMMON: Record<string, string> = {
  baseUrl: 'Where the API lives. Default: the page’s own origin, or that of the script the element came with.',
  theme: '`light`, `dark` or `auto`. Default: the colour scheme of the page around.',
  runtime: 'One of `createRuntime`, in place of the one that all elements of a base URL share.',
  messages: 'Texts in place of the English ones, such as those of `@voice-rankings/react/german`.',
}

/** The tables of an element: what its manifest lists, with what the component it is made of says about each. */
export function readElement(tag: string, interfaces: readonly string[]): ElementTables {
  const declaration = manifest.modules.flatMap((module) => module.declarations).find((one) => one.tagName === tag)
  if (!declaration) throw new Error(`custom-elements.json has no ${tag}. Correct the name on its page.`)
  const members = new Map(interfaces.flatMap(readInterface).map((member) => [member.name, member]))
  const docOfField = (name: string) => COMMON[name] ?? members.get(name)?.doc ?? ''
  const attributed = new Set(declaration.attributes.map(({ fieldName }) => fieldName))
  const methods = readMethods(declaration.name)
  return {
    attributes: declaration.attributes.map(({ name, fieldName, type }) => ({
      name,
      type: wordsOf(members.get(fieldName)) ?? type.text,
      doc: docOfField(fieldName),
    })),
    properties: declaration.members
      .filter(({ kind, name }) => kind === 'field' && !attributed.has(name))
      .map(({ name }) => ({ name, type: members.get(name)?.type ?? '', doc: docOfField(name) })),
    events: declaration.events.map(({ name }) => {
      const member = members.get(callbackOf(name))
      return { name, type: detailOf(member), doc: member?.doc ?? '' }
    }),
    methods,
  }
}

/** The words an attribute may have, where its type is a choice of such. */
function wordsOf(member: Member | undefined): string | undefined {
  return member && /^'[\w-]+'( \| '[\w-]+')+$/.test(member.type) ? member.type : undefined
}

/** `rating-saved` is `onRatingSaved` of the component. */
function callbackOf(event: string): string {
  return `on-${event}`.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** What the `detail` of an event is: the first argument of the callback. */
function detailOf(member: Member | undefined): string {
  return member?.type.match(/^\(\w+: (?<detail>.+)\) => void$/)?.groups?.detail ?? ''
}

/** The public methods and read-only properties that a class adds to what is made of its component. */
function readMethods(className: string): ElementRow[] {
  const path = sourcesOf('packages/elements/src').find((name) => name.endsWith(`/${className}.ts`))
  const file = path && parseSource(path)
  const declared = file && file.statements.filter(ts.isClassDeclaration).find(({ name }) => name?.text === className)
  return (declared ? declared.members : []).flatMap((member) => {
    const isOverride =
      ts.canHaveModifiers(member) && ts.getModifiers(member)?.some(({ kind }) => kind === ts.SyntaxKind.OverrideKeyword)
    if (isOverride || !member.name || ts.isPrivateIdentifier(member.name)) return []
    if (ts.isMethodDeclaration(member)) {
      const parameters = member.parameters.map((parameter) => parameter.getText()).join(', ')
      return {
        name: `${member.name.getText()}(${parameters})`,
        type: member.type?.getText() ?? 'void',
        doc: docOf(member),
      }
    }
    if (!ts.isGetAccessor(member)) return []
    return { name: member.name.getText(), type: member.type?.getText() ?? '', doc: docOf(member) }
  })
}
