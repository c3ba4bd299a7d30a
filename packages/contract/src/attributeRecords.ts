import { ATTRIBUTE_LABELS, ATTRIBUTE_WORDS, ATTRIBUTES } from './attributes.ts'
import type { AttributeName, AttributeRecord, RangeName, SimilarName, SimilarRecord, Words } from './attributes.ts'

/** All attributes in display order: pitch before speaking rate. */
export const ATTRIBUTE_NAMES: readonly AttributeName[] = /* @__PURE__ */ namesFrom('pitch')
/** Attributes with a list of similar voices. */
export const SIMILAR_NAMES: readonly SimilarName[] = /* @__PURE__ */ namesOfLists()
/** Full range of each filter, in the unit of its attribute. */
export const FILTER_RANGES: Readonly<AttributeRecord<'filter', readonly [number, number]>> =
  /* @__PURE__ */ attributeRecord('filter', (name) => ATTRIBUTES[name].range)
/** Names of all range filters. */
export const RANGE_NAMES = /* @__PURE__ */ Object.keys(FILTER_RANGES) as RangeName[]

/**
 * Creates a record of all attributes, keyed by field, filter or measurement.
 *
 * @example
 * attributeRecord('filter', (name) => ATTRIBUTES[name].unit) // { wpmRange: 'wpm', pitchRange: 'Hz', … }
 */
/* @__NO_SIDE_EFFECTS__ */
export function attributeRecord<Key extends 'field' | 'filter' | 'measurement', Value>(
  key: Key,
  valueOf: (name: AttributeName) => Value,
): AttributeRecord<Key, Value> {
  const entries = namesInTable().map((name) => [ATTRIBUTES[name][key], valueOf(name)])
  return Object.fromEntries(entries) as AttributeRecord<Key, Value>
}

/**
 * Creates a record of the attributes with similar voices, keyed by one of their names in that call.
 *
 * @example
 * similarRecord('list', () => []) // { similarWPM: [], similarPitch: [], … }
 */
/* @__NO_SIDE_EFFECTS__ */
export function similarRecord<Key extends 'wanted' | 'list' | 'source', Value>(
  key: Key,
  valueOf: (name: SimilarName) => Value,
): SimilarRecord<Key, Value> {
  const entries = SIMILAR_NAMES.map((name) => [ATTRIBUTES[name].similar[key], valueOf(name)])
  return Object.fromEntries(entries) as SimilarRecord<Key, Value>
}

/** Attribute of each range filter. */
export const RANGE_ATTRIBUTES: Readonly<AttributeRecord<'filter', AttributeName>> = /* @__PURE__ */ attributeRecord(
  'filter',
  (name) => name,
)

/* @__NO_SIDE_EFFECTS__ */
function namesInTable(): AttributeName[] {
  return Object.keys(ATTRIBUTES) as AttributeName[]
}

/* @__NO_SIDE_EFFECTS__ */
function namesFrom(first: AttributeName): AttributeName[] {
  return [first, ...namesInTable().filter((name) => name !== first)]
}

/* @__NO_SIDE_EFFECTS__ */
function namesOfLists(): SimilarName[] {
  return namesInTable().filter((name): name is SimilarName => ATTRIBUTES[name].similar !== null)
}

/**
 * Returns the label of each attribute.
 *
 * @example
 * attributeLabels().speakingRate // 'Pace'
 */
/* @__NO_SIDE_EFFECTS__ */
export function attributeLabels(): Record<AttributeName, string> {
  const entries = ATTRIBUTE_NAMES.map((name) => [name, ATTRIBUTE_LABELS[name].label])
  return Object.fromEntries(entries) as Record<AttributeName, string>
}

/**
 * Describes a value of an attribute in a word, such as `medium-high`.
 *
 * @example
 * attributeWord('energy', 2) // 'very even'
 */
export function attributeWord(name: AttributeName, value: number): string {
  return wordFor(ATTRIBUTE_WORDS[name], value)
}

/**
 * Returns the word of a scale for a value.
 *
 * @example
 * wordFor([[10, 'few'], [Infinity, 'many']], 12) // 'many'
 */
export function wordFor(words: Words, value: number): string {
  // The last bound is Infinity, so only NaN finds none.
  return words.find(([below]) => value < below)?.[1] ?? 'unknown'
}
