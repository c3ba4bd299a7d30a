/** Part of a JSON schema that is read here. */
interface Schema {
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: string | number | boolean
  anyOf?: readonly Schema[]
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  description?: string
  default?: unknown
}

/** Request field, as a table row. */
export interface Field {
  name: string
  type: string
  doc: string
  required: boolean
}

/** Short type of a schema: `string`, `'a' | 'b'`, `number | null`, `object[]`. */
export function typeText(schema: unknown): string {
  const { type, enum: choices, const: only, anyOf, items } = schema as Schema
  if (choices) return choices.map((choice) => `'${String(choice)}'`).join(' | ')
  if (only !== undefined) return `'${only}'`
  if (anyOf) return [...new Set(anyOf.map(typeText))].join(' | ')
  if (type === 'array') return `${typeText(items ?? {})}[]`
  return [type ?? 'anything'].flat().join(' | ')
}

/** Description of a field with its default. */
export function fieldText(description: string | undefined, schema: unknown): string {
  const { default: fallback } = schema as Schema
  const told = fallback === undefined || fallback === '' ? '' : ` Default \`${JSON.stringify(fallback)}\`.`
  return `${description ?? ''}${told}`.trim()
}

/** Fields of an object schema. */
export function fieldsOf(schema: unknown): Field[] {
  const { properties = {}, required = [] } = schema as Schema
  return Object.entries(properties).map(([name, field]) => ({
    name,
    type: typeText(field),
    doc: fieldText(field.description, field),
    required: required.includes(name) && field.default === undefined,
  }))
}
