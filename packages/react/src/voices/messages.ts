import {
  ATTRIBUTE_LABELS,
  ATTRIBUTE_NAMES,
  attributeLabels,
  attributeRecord,
  ATTRIBUTES,
  traitLabels,
} from '@voice-rankings/contract'
import type { AttributeSort, VoiceOffer, VoiceSort } from '@voice-rankings/contract'

/** Texts of the catalogue and of a voice's page. */
export const voicesMessages = {
  title: 'Voices',
  matching: (total: number, all: number) => `${number(total)} of ${number(all)} match`,
  matches: 'Matching voices',
  measured: 'measured from their own audio',
  loading: 'Loading voices',
  empty: 'No matching voices',
  emptyHint: 'Remove a filter, or widen a range.',
  /** Hint for an empty collection. */
  emptyCollection: 'Open a voice and choose “Add to collection”, or remove a filter.',
  starting: 'The first voices are being measured',
  startingHint: 'Each voice reads a sample and is measured. Voices appear here when they are ready.',
  failed: 'The voices could not be loaded',
  failedHint: 'Check the connection and try again.',
  retry: 'Try again',
  reset: 'Reset filters',
  showAll: 'Show all voices',
  filters: 'Filters',
  filtersCount: (count: number) => (count === 0 ? 'Filters' : `Filters · ${count}`),
  showResults: (total: number) => (total === 1 ? 'Show 1 voice' : `Show ${number(total)} voices`),
  close: 'Close',
  removeFilter: (filter: string) => `Remove filter: ${filter}`,
  named: (search: string) => `Named “${search}”`,
  gender: 'Gender',
  genders: { all: 'All', female: 'Female', male: 'Male', unknown: 'Unknown' },
  language: 'Language',
  allLanguages: 'All languages',
  country: 'Country',
  allCountries: 'All countries',
  provider: 'Provider',
  allProviders: (count: number) => (count > 1 ? `All ${count} providers` : 'All providers'),
  moreProviders: (count: number) => (count === 1 ? '1 more provider' : `${count} more providers`),
  fewerProviders: 'Fewer providers',
  findProvider: 'Find a provider',
  /** Title of a provider’s page. */
  byProvider: (provider: string) => `Voices by ${provider}`,
  website: 'Website',
  count: number,
  /** Chip of a collection filter. */
  inCollection: (name: string | undefined) => (name === undefined ? 'In a collection' : `In “${name}”`),
  favorites: 'My favorites',
  useCase: 'Good for',
  /** Display name of a use case, by its stored name. */
  goodFor: (useCase: string) => useCase,
  /** Traits that follow from measurements. */
  sounds: 'Sounds',
  traits: traitLabels(),
  /** Price filters; prices are per million characters. */
  priceFilter: 'Price per million characters',
  anyPrice: 'Any price',
  /** `Up to $20`. */
  priceUpTo: (amount: string) => `Up to ${amount}`,
  priceOver: (amount: string) => `Over ${amount}`,
  /** Prices that are not per character in US dollars. */
  priceOther: 'In other units',
  allModels: 'All models',
  offers: 'Offers',
  /** What a voice offers; see `VOICE_OFFERS`. */
  offerNames: {
    commercial: 'Commercial use allowed',
    timed: 'Exact word times',
    measured: 'Measured',
    unmeasured: 'Not measured yet',
  } satisfies Record<VoiceOffer, string>,
  /** Search box of the catalogue, and what is typed into it. */
  find: 'Find voices',
  findHint: (hasFilters: boolean): string =>
    hasFilters ? 'add a word, or a name' : 'low, calm, German, narration, or a name',
  findButton: 'Search',
  /** Meaning of the chosen traits. */
  traitsCompare: 'compared with voices of the same language',
  /** A range whose bounds are both open, and its open end: `any – 190 Hz`. */
  any: 'any',
  anyTo: (from: string, to: string) => `${from} – ${to}`,
  /** Box for a sentence that every card speaks. */
  say: 'Hear them all say',
  sayHint: 'a sentence of your own',
  playAll: (count: number) => `Play all ${number(count)}`,
  stopAll: 'Stop',
  /** Stage on which voices speak a sentence of the visitor. */
  stage: {
    title: (voice: string) => `${voice} speaks your sentence`,
    sentence: 'Your sentence',
    hint: 'Control and Enter speak it.',
    count: (length: number, limit: number) => `${number(length)} / ${number(limit)}`,
    write: 'Write your own',
    moreLanguages: (count: number) => `${number(count)} more`,
    another: 'Another voice that is',
    surprise: 'Surprise me',
    open: (voice: string) => `Open ${voice}`,
    others: 'Other voices',
    failed: 'This is its sample; your sentence could not be spoken.',
    playBoth: 'Play both',
    compare: 'Compare more voices',
  },
  nearly: 'Nearly what you asked for',
  nearlyHint: 'Each voice shows what does not match.',
  /** What a nearby voice is instead of a filter: `192 Hz, not low`. */
  missedTrait: (trait: string, value: string) => `${value}, not ${trait}`,
  /** A value that has no unit, with its attribute. */
  valued: (attribute: string, value: string) => `${attribute} ${value}`,
  missedUse: (use: string) => `less suited to ${use}`,
  missedName: 'a similar name',
  missedOffer: (offer: string) => `not “${offer}”`,
  /** Voices that too few people have rated. */
  unrated: 'new',
  sort: 'Sort by',
  featured: 'Featured',
  sorts: {
    relevance: 'Best match',
    name: 'Name',
    '-name': 'Name, Z to A',
    ...measuredSorts(),
    '-rating': 'Best rated',
  } satisfies Record<VoiceSort, string>,
  ranges: attributeRecord('filter', (name): string => ATTRIBUTE_LABELS[name].filter),
  /** Named ranges of vocal fry. */
  fryAmount: 'Amount of vocal fry',
  fryAmounts: { none: 'None', some: 'Some', much: 'Much' },
  lowest: (range: string) => `${range}, lowest`,
  highest: (range: string) => `${range}, highest`,
  view: 'View',
  grid: 'Grid',
  list: 'List',
  map: 'Map',
  pages: 'Pages',
  page: (page: number) => `Page ${page}`,
  previous: 'Previous',
  next: 'Next',
  noPitch: 'no pitch',
  notHeard: 'not measured yet',
  fry: (share: string) => `${share} fry`,
  languagesMore: (count: number) => `×${count}`,
  /** Joined list without a final “and”. */
  joined: (names: readonly string[]) => names.join(', '),
  moreLanguages: (count: number) => (count === 1 ? '+1 language' : `+${count} languages`),
  info: 'Voice Info',
  name: 'Name',
  model: 'Model',
  /** Gender with its origin: `Female, measured by pitch`. */
  genderOf: (gender: string, isMeasured: boolean) => (isMeasured ? `${gender}, by its pitch` : gender),
  price: 'Price',
  /** A voice that costs nothing. */
  free: 'Costs nothing',
  /** `$16.00 per million characters`; a price of time is by the minute. */
  priceOf: (amount: string, unit: string) => `${amount} per ${unit}`,
  units: { character: 'million characters', byte: 'million bytes', token: 'million tokens', second: 'minute' },
  licence: 'Licence',
  notStated: 'Not stated',
  commercial: (isAllowed: boolean): string => (isAllowed ? 'commercial use allowed' : 'no commercial use'),
  wordTimes: 'Word times',
  /** Origin of the word times. */
  timings: {
    native: 'From its engine',
    marks: 'From its engine',
    aligned: 'Found in the sound',
    estimated: 'Estimated',
    none: 'None',
  },
  instructions: 'Instructions',
  profile: 'Voice Profile Stats',
  /** Name of each attribute. */
  labels: attributeLabels(),
  /** Word for a value's position on its scale, from `ATTRIBUTE_WORDS`: `medium-high`. */
  scaleWord: (word: string) => word,
  /** The same word after a number, for screen readers. */
  inWords: (word: string) => `, ${word}`,
  /** Recording that was measured; null until there is one. */
  measuredFrom: {
    sample: 'Measured from the sample',
    preview: 'Measured from the provider’s preview, which has another text',
    snippet: 'Measured from its first snippet, which has another text',
    none: 'Not measured yet',
  },
  rank: (measured: string, percentile: number, size: number) =>
    `${measured}; higher in pitch than ${Math.round(percentile * 100)} % of ${number(size)} voices.`,
  how: ATTRIBUTE_NAMES.flatMap((name) => {
    const { label, how } = ATTRIBUTE_LABELS[name]
    return how === null ? [] : `${label}: ${how}`
  }),
  recommended: 'Recommended For',
  summary: 'Voice Summary',
  /** Changes that the drift watch found. Values have their units; `before` and `after` of the timbre are distances. */
  changes: {
    title: 'Changes of this voice',
    between: (from: string, to: string) =>
      `Between ${from} and ${to} its provider began to speak the same sentence differently.`,
    pitch: (before: string, after: string) => `Pitch: ${before} before, ${after} now`,
    rate: (before: string, after: string) => `Speaking rate: ${before} before, ${after} now`,
    loudness: (before: string, after: string) => `Loudness: ${before} before, ${after} now`,
    timbre: (before: string, after: string) => `Timbre: ${after} away from the earlier sound, where ${before} is usual`,
    earlier: 'Ratings and votes from before are of the earlier sound.',
  },
  noSummary: 'No summary available.',
  attributes: 'Voice Attribute Summary',
  attribute: 'Attribute',
  value: 'Value',
  interpretation: 'Interpretation',
  breakdown: 'Voice Analysis Breakdown',
  bestFor: 'Best For',
  nowPlaying: 'Now playing',
  /** Texts of the catalogue while it shows one of the visitor's collections. */
  collection: {
    remove: (voice: string, collection: string) => `Remove ${voice} from ${collection}`,
    removed: (voice: string, collection: string) => `${voice} is removed from ${collection}.`,
    restored: (voice: string, collection: string) => `${voice} is in ${collection} again.`,
    failed: (voice: string, collection: string) => `${collection} could not be changed. Try ${voice} again.`,
    undo: 'Undo',
    dismiss: 'Dismiss',
  },
}

export type VoicesMessages = typeof voicesMessages

function number(value: number): string {
  return value.toLocaleString('en-US')
}

/** Sort orders by attribute. */
function measuredSorts() {
  const entries = ATTRIBUTE_NAMES.flatMap((name) => {
    const { sort } = ATTRIBUTES[name]
    const { lowestFirst, highestFirst } = ATTRIBUTE_LABELS[name]
    return [
      [sort, lowestFirst],
      [`-${sort}`, highestFirst],
    ]
  })
  return Object.fromEntries(entries) as Record<AttributeSort | `-${AttributeSort}`, string>
}
