import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type CallName, callsByName } from './callsByName.ts'
import type { Endpoint } from './endpoint.ts'
import { exampleOf } from './openapi/callExamples.ts'
import { splitInput } from './splitInput.ts'

/** Parts of the example request of a call, with some fields changed. */
function parseExample(name: CallName, fields: object) {
  const call: Endpoint = callsByName[name]
  const { params, query, body } = exampleOf(name).request
  const parts = splitInput(call, { ...params, ...query, ...body, ...fields })
  const { params: Params, query: Query, body: Body } = call
  return [
    Params && v.safeParse(Params, parts.params),
    Query && v.safeParse(Query, parts.query),
    Body && v.safeParse(Body, parts.body),
  ]
}

const accepts = (name: CallName, fields: object) => parseExample(name, fields).every((part) => part?.success !== false)

/** Messages about the fields of the request. */
const messagesOf = (name: CallName, fields: object) =>
  parseExample(name, fields).flatMap((part) => part?.issues?.map(({ message }) => message) ?? [])

it.each<[CallName, field: string, longest: number]>([
  ['blind.next', 'pair_text', 200],
  ['buddies.follow', 'username', 40],
  ['chats.rename', 'chat_name', 80],
  ['chats.send', 'text', 1000],
  ['chats.speak', 'text', 400],
  ['collections.create', 'collection_name', 100],
  ['collections.rename', 'collection_name', 100],
  ['designs.preview', 'text', 200],
  ['designs.save', 'voice_name', 60],
  ['lexicon.import', 'text', 500_000],
  ['licenses.activate', 'license_key', 2000],
  ['operator.decideSnippet', 'reason', 500],
  ['playlists.create', 'playlist_name', 100],
  ['ratings.save', 'voice_text', 1000],
  ['shares.get', 'target_id', 64],
  ['snippets.list', 'search', 200],
  ['speech.generate', 'voice_instructions', 1000],
  ['voices.cast', 'text', 20_000],
  ['voices.search', 'q', 200],
  ['voices.search', 'search', 200],
  ['works.create', 'text', 3_000_000],
  ['works.create', 'work_author', 200],
  ['works.create', 'work_title', 200],
])('%s accepts a %s of %d characters and no longer one', (name, field, longest) => {
  expect(accepts(name, { [field]: 'a'.repeat(longest) })).toBe(true)
  expect(accepts(name, { [field]: 'a'.repeat(longest + 1) })).toBe(false)
})

it.each<[CallName, field: string]>([
  ['chats.rename', 'chat_name'],
  ['chats.send', 'text'],
  ['chats.speak', 'text'],
  ['collections.create', 'collection_name'],
  ['designs.preview', 'text'],
  ['designs.save', 'voice_name'],
  ['lexicon.save', 'term'],
  ['operator.decideSnippet', 'reason'],
  ['playlists.create', 'playlist_name'],
  ['recordings.align', 'text'],
  ['speech.generate', 'text'],
  ['voices.cast', 'text'],
  ['works.update', 'work_title'],
])('%s refuses a blank %s', (name, field) => {
  const file = name === 'recordings.align' && { audio: new Blob([]) }
  expect(accepts(name, { ...file, [field]: ' a\n' })).toBe(true)
  expect(messagesOf(name, { ...file, [field]: ' \n\t' })).toHaveLength(1)
})

describe('a number of a request', () => {
  it.each<[CallName, field: string, low: unknown, high: unknown, refused: unknown[]]>([
    ['blind.leaderboard', 'limit', '1', '200', ['0', '201', '1.5', 'all']],
    ['blind.vote', 'left_heard', 0, 1, [-0.01, 1.01, '1']],
    ['blind.vote', 'right_heard', 0, 1, [-0.01, 1.01, '1']],
    ['blind.votes', 'limit', '1', '10000', ['0', '10001']],
    ['operator.costs', 'day_count', '1', '90', ['0', '91', '1.5']],
    ['operator.votes', 'limit', '1', '200', ['0', '201']],
    ['playlists.pause', 'playlist_pause', 0, 10_000, [-1, 10_001, 0.5]],
    ['ratings.save', 'vote_value', 1, 5, [0, 6, 2.5]],
    ['speech.generate', 'voice_speed', 0.5, 2, [0.49, 2.01]],
    ['speech.patch', 'voice_snippet_duration', 0, 86_400_000, [-1, 86_400_001]],
    ['voices.cast', 'price_limit', 0, 1e6, [-0.01, Number.NaN]],
    ['voices.search', 'limit', '1', '100', ['0', '101']],
    ['voices.search', 'page', '1', '100000', ['0', '100001']],
    ['works.savePosition', 'sentence_index', 0, 1e6, [-1, 0.5]],
    ['works.savePosition', 'sentence_offset', 0, 1e6, [-1]],
    ['works.sentence', 'sentence_index', '0', 1e6, ['-1', '0.5', 'first']],
  ])('%s %s is within its bounds', (name, field, low, high, refused) => {
    for (const value of [low, high]) expect(accepts(name, { [field]: value }), String(value)).toBe(true)
    for (const value of refused) expect(accepts(name, { [field]: value }), String(value)).toBe(false)
  })

  it('is read from the text of an address', () => {
    expect(parseExample('works.sentence', { sentence_index: '12' })[0]?.output).toMatchObject({ sentence_index: 12 })
    expect(parseExample('voices.search', { page: '3' })[1]?.output).toMatchObject({ page: 3, limit: 3 })
  })
})

it.each<[CallName, field: string, most: number, items: (count: number) => unknown]>([
  ['operator.decideVotes', 'vote_ids', 10_000, (length) => Array.from({ length }, (_, index) => index)],
  ['voices.cast', 'role_wishes', 20, (length) => Array.from({ length }, () => ({ role: 'Anna' }))],
  ['voices.samples', 'paths', 50, (length) => Array.from({ length }, () => 'flite/female/slt--base').join(',')],
  ['works.create', 'lexicon', 1000, (length) => Array.from({ length }, () => ({ term: 'GIF' }))],
])('%s accepts as many %s as %d', (name, field, most, items) => {
  expect(accepts(name, { [field]: items(most) })).toBe(true)
  expect(accepts(name, { [field]: items(most + 1) })).toBe(false)
})

it('voices.samples tells how many voices a call may name', () => {
  expect(messagesOf('voices.samples', { paths: ','.repeat(50) })).toEqual(['Name at most 50 voices in one call.'])
})

it('voices.samples reads the paths between commas', () => {
  expect(parseExample('voices.samples', { paths: 'a/female/b,c/male/d' })[1]?.output).toEqual({
    paths: ['a/female/b', 'c/male/d'],
  })
})

it.each<[CallName, field: string, accepted: string[], refused: string[]]>([
  ['blind.next', 'language_code', ['en', 'gsw', 'zh-Hant-TW'], ['english', 'e', 'en_GB', '']],
  ['recordings.align', 'languageCode', ['en', 'en-US'], ['English (US)', '']],
  ['shares.createLink', 'expires_at', ['2027-01-31T12:00:00Z'], ['2027-01-31', 'tomorrow']],
  ['uploads.presign', 'fileName', ['snippet-1a_2-B'], ['snippet-', 'snippet-../a', 'sample-1', 'my snippet-1']],
  ['voices.cast', 'languageCode', ['de', 'en-GB', 'zh-Hant-TW'], ['German', 'de_DE']],
  ['voices.search', 'wpmRange', ['120-200', '0-0', '1.5-2'], ['200-120', '120', '-1-2', '1-2-3', '.5-1']],
  ['works.create', 'url', ['https://articles.example/1?a=b'], ['articles', '']],
])('%s accepts a %s such as %j but not %j', (name, field, accepted, refused) => {
  const file = name === 'recordings.align' && { audio: new Blob([]) }
  for (const value of accepted) expect(accepts(name, { ...file, [field]: value }), value).toBe(true)
  for (const value of refused) expect(accepts(name, { ...file, [field]: value }), value).toBe(false)
})
