import * as v from 'valibot'

/**
 * Own properties of an object, without enumerable additions to `Object.prototype`; other values are returned unchanged.
 */
const ownOf = <T>(value: T): T => (value && typeof value === 'object' ? { __proto__: null, ...value } : value)

/**
 * Object schema that considers own properties only. Valibot's iterates inherited ones too, so that one enumerable
 * addition to `Object.prototype`, as made by old libraries, would count as a field.
 */
/* @__NO_SIDE_EFFECTS__ */
export function object<const Entries extends v.ObjectEntries>(entries: Entries): v.ObjectSchema<Entries, undefined> {
  const schema = v.object(ownOf(entries))
  const run = schema['~run']
  return Object.assign(schema, {
    '~run'(this: typeof schema, { value }: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) {
      return run.call(this, { value: ownOf(value) }, config)
    },
  })
}
