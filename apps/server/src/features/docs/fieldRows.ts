import type { JsonSchema } from '@valibot/to-json-schema'

/** One field of what is sent or answered, as the documentation lists it. */
export interface FieldRow {
  /** Where it stands, such as `voices[].voice_id`. */
  readonly path: string
  /** Such as `string or null`. */
  readonly type: string
  readonly required: boolean
  readonly text: string
}

/** Every field of a schema, those of what it contains after it. */
export function fieldRows(schema: JsonSchema, before = ''): FieldRow[] {
  const inner = contained(schema)
  if (inner.schema !== schema) return fieldRows(inner.schema, before + inner.suffix)
  const { properties = {}, required = [] } = schema
  return Object.entries(properties).flatMap(([name, property]) => {
    if (typeof property === 'boolean') return []
    const path = before === '' ? name : `${before}.${name}`
    const { description: text = '' } = property
    return [{ path, type: typeName(property), required: required.includes(name), text }, ...fieldRows(property, path)]
  })
}

/** What a list or a choice with null is about. */
function contained(schema: JsonSchema): { schema: JsonSchema; suffix: string } {
  if (typeof schema.items === 'object' && !Array.isArray(schema.items)) return { schema: schema.items, suffix: '[]' }
  const choices = (schema.anyOf ?? []).filter((choice) => typeof choice === 'object')
  const object = choices.find(({ properties, items }) => properties ?? items)
  return object ? { schema: object, suffix: '' } : { schema, suffix: '' }
}

function typeName(schema: JsonSchema): string {
  const { anyOf, items, type } = schema
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ')
  if (anyOf) {
    return [...new Set(anyOf.flatMap((choice) => (typeof choice === 'object' ? [typeName(choice)] : [])))].join(' or ')
  }
  if (type === 'array') return `list of ${typeof items === 'object' && !Array.isArray(items) ? typeName(items) : 'any'}`
  return String(type ?? 'any')
}
