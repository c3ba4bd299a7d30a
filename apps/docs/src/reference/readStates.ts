import { declarationText } from './readInterface.ts'

/** State of a component, from its type. */
export interface StateRow {
  name: string
  /** Fields of the state besides `status`. */
  type: string
  doc: string
}

const MEMBER = /(?:\/\*\*\s*(?<doc>[^*]*?)\s*\*\/\s*)?\|?\s*\{\s*readonly status: '(?<name>\w+)'(?<rest>[^}]*)\}/g
const WORD = /'(?<name>\w+)'/g

/** States of an exported union type. */
export const readStates = (type: string): StateRow[] => statesOf(declarationText(type))

/** States in the source text of a union type of objects with `status`, or of strings. */
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
