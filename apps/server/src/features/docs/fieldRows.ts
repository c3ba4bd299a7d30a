import type { JsonSchema } from '@valibot/to-json-schema'

/** A field of a request or an answer, as listed by the documentation. */
export interface FieldRow {
  /** Path of the field, such as `voices[].voice_id`. */
  readonly path: string
  /** Type, such as `string or null`. */
  readonly type: string
  readonly required: boolean
  readonly text: string
}

/** Lists all fields of a schema depth-first. */
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

/** Item schema of an array, or non-null schema of a nullable one. */
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
