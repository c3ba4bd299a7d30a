import * as v from 'valibot'

/** Own properties alone, without those that a page has added to `Object.prototype`; what is no object stays as it is. */
const ownOf = <T>(value: T): T => (value && typeof value === 'object' ? { __proto__: null, ...value } : value)

/**
 * An object schema that sees own properties alone. Valibot's walks inherited ones too, so that one enumerable addition to
 * `Object.prototype`, as old libraries make, would be taken for a field.
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
