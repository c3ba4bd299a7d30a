import fc from 'fast-check'
import type * as v from 'valibot'

/** The parts of a valibot schema needed to generate values. */
interface SchemaNode extends v.GenericSchema {
  readonly entries?: Record<string, v.GenericSchema>
  readonly wrapped?: v.GenericSchema
  readonly item?: v.GenericSchema
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  /** Schema of the values of a record. */
  readonly value?: v.GenericSchema
}

/** Generates valid values of a schema. `facts` has the values of fields that refer to existing objects, by name. */
export function validValue(
  schema: v.GenericSchema,
  facts: Readonly<Record<string, readonly unknown[]>>,
  name = '',
): fc.Arbitrary<unknown> {
  const { type, entries = {}, wrapped, item, options = [], literal, value } = schema as SchemaNode
  const known = facts[name]
  if (type === 'optional' && wrapped) return fc.option(validValue(wrapped, facts, name), { nil: undefined })
  if (type === 'nullable' && wrapped) return fc.option(validValue(wrapped, facts, name), { nil: null })
  if (known) return fc.constantFrom(...known)
  switch (type) {
    case 'object':
      return fc
        .record(Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, validValue(entry, facts, key)])))
        .map((value) => Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)))
    case 'array':
      return item ? fc.array(validValue(item, facts, name), { maxLength: 4 }) : fc.constant([])
    case 'record':
      return value
        ? fc.dictionary(fc.string({ maxLength: 12 }), validValue(value, facts, name), { maxKeys: 3 })
        : fc.constant({})
    case 'union':
      return fc.oneof(...options.map((option) => validValue(option as v.GenericSchema, facts, name)))
    case 'picklist':
      return fc.constantFrom(...options)
    case 'literal':
      return fc.constant(literal)
    case 'boolean':
      return fc.boolean()
    case 'number':
      return fc.integer({ min: 1, max: 100 })
    case 'blob':
      return fc.uint8Array().map((bytes) => new Blob([bytes]))
    case 'string':
      return fc.string({ unit: 'grapheme', minLength: 3, maxLength: 12 })
    default:
      throw new Error(`No value is known that fits "${name}", which is of the type ${type}.`)
  }
}
