import { declarationText } from './readInterface.ts'

/** One state of a component, as its type says. */
export interface StateRow {
  name: string
  /** What is known in it besides. */
  type: string
  doc: string
}

const MEMBER = /(?:\/\*\*\s*(?<doc>[^*]*?)\s*\*\/\s*)?\|?\s*\{\s*readonly status: '(?<name>\w+)'(?<rest>[^}]*)\}/g
const WORD = /'(?<name>\w+)'/g

/** Every state of an exported type that is a choice of such. */
export const readStates = (type: string): StateRow[] => statesOf(declarationText(type))

/** The same of the source of a type: `{ status: 'ready', … }`, or the names alone. */
export function statesOf(text: string): StateRow[] {
  const members = [...text.matchAll(MEMBER)].map(({ groups }) => ({
    name: groups?.['name'] ?? '',
    type: (groups?.['rest'] ?? '')
      .replaceAll(/\/\*\*[^*]*\*\//g, '')
      .replaceAll('readonly ', '')
      .split(/[;\n]/)
      .map((field) => field.trim())
      .filter((field) => field !== '')
      .join(', '),
    doc: groups?.['doc'] ?? '',
  }))
  if (members.length > 0) return members
  return [...text.matchAll(WORD)].map(({ groups }) => ({ name: groups?.['name'] ?? '', type: '', doc: '' }))
}
