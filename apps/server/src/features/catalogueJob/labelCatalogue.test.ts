import { USE_CASES } from '@voice-rankings/analysis'
import {
  ATTRIBUTES,
  searchVoices as call,
  TRAIT_NAMES,
  TRAITS,
  type VoiceListing,
  type VoiceQueryInput,
} from '@voice-rankings/contract'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { voices } from '../../kernel/database/schema.ts'
import { measuredVoices } from '../../testing/measuredVoices.ts'
import { onEachDatabase } from '../../testing/onEachDatabase.ts'
import { voiceRow } from '../../testing/syntheticVoices.ts'
import { createSearchVoices } from '../search/createSearchVoices.ts'
import { TRAIT_WORDS } from '../search/understanding/words.ts'
import { createCatalogue } from '../voices/createCatalogue.ts'
import { getVoice } from '../voices/getVoice.ts'
import { labelCatalogue } from './labelCatalogue.ts'

/** Largest share of the voices of a language with one word. */
const MOST = 0.4
/** Number of voices from which words divide a language. */
const ENOUGH = 5

const idsOf = (found: readonly VoiceListing[]) => found.map(({ voice_id: id }) => id).toSorted()
const languageOf = ({ voice_language_code: code }: VoiceListing) => code.split('-', 1)[0]!
const wordsOf = ({ voice_traits, voice_categories }: VoiceListing): string[] => [...voice_traits, ...voice_categories]

onEachDatabase('the labels of the measured catalogue', (database) => {
  let searchVoices: ReturnType<typeof createSearchVoices>
  let listed: VoiceListing[]
  beforeAll(async () => {
    await database().queries.insert(voices).values(measuredVoices())
    await labelCatalogue(database())
    searchVoices = createSearchVoices(database(), createCatalogue(database()))
    listed = await find({})
  })

  /** All voices that a search finds. */
  async function find(query: VoiceQueryInput): Promise<VoiceListing[]> {
    const found: VoiceListing[] = []
    for (let page = 1; ; page++) {
      const answer = await searchVoices(v.parse(call.query, { ...query, page, limit: 100 }), {
        kind: 'anonymous',
        key: null,
      })
      found.push(...answer.voices)
      if (found.length >= answer.total) return found
    }
  }
  const fastGermans = async () =>
    (await find({ languageCode: 'de', traits: 'fast' })).map(({ voice_name: name }) => name)
  const languages = () =>
    [...new Set(listed.map(languageOf))]
      .map((code) => ({ code, own: listed.filter((voice) => languageOf(voice) === code) }))
      .filter(({ own }) => own.length >= ENOUGH)

  it('are those of 142 voices, in five languages with enough to compare', () => {
    expect(listed).toHaveLength(142)
    expect(
      languages()
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(['de', 'en', 'es', 'fr', 'pt'])
  })

  it.each([...TRAIT_NAMES, ...USE_CASES])('“%s” is the word for at most 40 % of the voices of a language', (word) => {
    for (const { code, own } of languages()) {
      const share = own.filter((voice) => wordsOf(voice).includes(word)).length / own.length
      expect(share, code).toBeLessThanOrEqual(MOST)
    }
  })

  describe.each(TRAIT_NAMES)('“%s”', (name) => {
    const { attribute, end } = TRAITS[name]
    const withTrait = () => listed.filter(({ voice_traits }) => voice_traits.includes(name))

    it('finds as a filter and as a word exactly the voices whose card shows it', async () => {
      const [word = ''] = TRAIT_WORDS[name].en.split(',')
      expect(idsOf(await find({ traits: name }))).toEqual(idsOf(withTrait()))
      expect(idsOf(await find({ q: word }))).toEqual(idsOf(withTrait()))
    })

    it('has fewer than a third of the language beyond each of its voices, and of the gender for pitch', () => {
      const { field } = ATTRIBUTES[attribute]
      for (const { own } of languages()) {
        for (const voice of own.filter(({ voice_traits }) => voice_traits.includes(name))) {
          const compared = own.filter((other) => attribute !== 'pitch' || other.voice_gender === voice.voice_gender)
          const values = compared.flatMap((other) => other[field] ?? [])
          const beyond = values.filter((value) => (end === 'low' ? value < voice[field]! : value > voice[field]!))
          expect(beyond.length / values.length, voice.voice_id).toBeLessThan(1 / 3)
        }
      }
    })
  })

  it.each(USE_CASES)('finds as a filter exactly the voices whose page says that they suit %s', async (use) => {
    const suited = await find({ categories: use })
    expect(idsOf(suited)).toEqual(idsOf(listed.filter(({ voice_categories }) => voice_categories.includes(use))))
    for (const { voice_service, voice_gender, voice_speaker_id, voice_categories, voice_traits } of suited.slice(
      0,
      3,
    )) {
      const { voice } = await getVoice(database(), { voice_service, voice_gender, voice_speaker_id }, null)
      expect(voice.voice_best_for_description).toHaveLength(voice_categories.length)
      const text = voice.voice_best_for_description.join(' ')
      for (const name of TRAIT_NAMES) {
        const word = new RegExp(`\\b${name}\\b (?:pace|pitch|delivery|speech|tone)`, 'u')
        if (!voice_traits.includes(name)) expect(text).not.toMatch(word)
      }
    }
  })

  it('follow the catalogue when a voice comes and goes', async () => {
    const quickest = voiceRow({
      voice_name: 'Quick',
      voice_language_codes: ['de-DE'],
      voice_words_per_minute: 299,
      voice_energy: 5,
    })
    const before = await fastGermans()
    await database().queries.insert(voices).values(quickest)
    await labelCatalogue(database())
    expect(await fastGermans()).toContain('Quick')
    await database().queries.update(voices).set({ listed: false }).where(eq(voices.voice_id, quickest.voice_id))
    await labelCatalogue(database())
    expect(await fastGermans()).toEqual(before)
  })

  it('are written only where they change', async () => {
    const { state } = await createCatalogue(database())()
    await labelCatalogue(database())
    expect((await createCatalogue(database())()).state).toBe(state)
  })

  it('of one voice alone leave those of the others', async () => {
    const [one, other] = listed
    const clear = { voice_traits: [], voice_categories: [] }
    await database().queries.update(voices).set(clear)
    await labelCatalogue(database(), one!.voice_id)
    const rows = await database().queries.select().from(voices)
    const labelsOf = (id: string) => rows.find(({ voice_id }) => voice_id === id)
    expect(labelsOf(one!.voice_id)).toMatchObject({
      voice_traits: one!.voice_traits,
      voice_categories: one!.voice_categories,
    })
    expect(labelsOf(other!.voice_id)).toMatchObject(clear)
  })
})
