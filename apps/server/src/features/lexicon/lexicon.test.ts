import { type Api, type CallOutput, LEXICON_LIMITS, type LexiconEntry } from '@voice-rankings/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { lexiconEntries } from '../../kernel/database/lexiconTables.ts'
import { createPeople } from '../../testing/createPeople.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { startTestServer } from '../../testing/startTestServer.ts'
import { entryKey } from './entryKey.ts'

onEachPlace('the lexicon', (place) => {
  let server: RunningServer
  const newPerson = createPeople(() => server)
  beforeAll(async () => {
    server = await startTestServer(place())
    await server.catalogueDone
  })
  afterAll(() => server.close())

  function newOwner() {
    const person = newPerson()
    const post = <Body = { message: string; code: string }>(name: string, json: object) =>
      person.send<Body>(`/api/v1/lexicon/${name}`, json)
    return {
      ...person,
      post,
      save: async (term: string, respelling = 'x', more: object = {}) =>
        (await post<CallOutput<Api['lexicon']['save']>>('save', { term, respelling, ...more })).body.entry,
      list: async (): Promise<LexiconEntry[]> =>
        (await person.send<CallOutput<Api['lexicon']['list']>>('/api/v1/lexicon/list')).body.entries,
      terms: async () =>
        (await person.send<CallOutput<Api['lexicon']['list']>>('/api/v1/lexicon/list')).body.entries.map(
          ({ term, respelling }) => `${term}: ${respelling}`,
        ),
    }
  }

  it('lists the entries of a device by term, with defaults', async () => {
    const ann = newOwner()
    expect(await ann.list()).toEqual([])
    await ann.save('Nguyen', 'new yen')
    const entry = await ann.save('  actor\n', ' ack  tor ')
    expect(await ann.terms()).toEqual(['actor: ack tor', 'Nguyen: new yen'])
    expect(entry).toEqual({
      lexicon_entry_id: expect.any(String) as string,
      term: 'actor',
      respelling: 'ack tor',
      ipa: null,
      language_code: null,
      voice_id: null,
      case_sensitive: false,
      whole_word: true,
    })
  })

  it('changes an entry by its id', async () => {
    const ann = newOwner()
    const { lexicon_entry_id } = await ann.save('Nguyen', 'new yen')
    const entry = await ann.save('Nguyễn', 'win', { lexicon_entry_id })
    expect(await ann.list()).toEqual([entry])
    expect(entry).toMatchObject({ lexicon_entry_id, term: 'Nguyễn', respelling: 'win' })
  })

  it.each([
    ['a term in other case', { term: 'NGUYEN' }],
    ['a term with other spaces', { term: ' nguyen' }],
    ['a language in other case', { term: 'Nguyen', language_code: 'EN' }, { language_code: 'en' }],
  ])('refuses a second entry for %s', async (_what, second, first: object = {}) => {
    const ann = newOwner()
    await ann.save('Nguyen', 'x', first)
    const { status, body } = await ann.post('save', { respelling: 'y', ...second })
    expect([status, body.code]).toEqual([409, 'conflict'])
    expect(await ann.list()).toHaveLength(1)
  })

  it('keeps entries for other languages, voices and capitals apart', async () => {
    const ann = newOwner()
    await ann.save('US')
    await ann.save('US', 'x', { case_sensitive: true })
    await ann.save('US', 'x', { language_code: 'en' })
    await ann.save('US', 'x', { voice_id: 'flite-slt--anna' })
    expect(await ann.list()).toHaveLength(4)
  })

  it.each([
    ['no pronunciation', { respelling: ' ', ipa: null }, /respelling, IPA/],
    ['a term of signs', { term: '!?' }, /Write a term/],
    ['a term that is too long', { term: 'a'.repeat(LEXICON_LIMITS.term + 1) }, /term/],
    ['a respelling of signs', { respelling: '…' }, /respelling/],
    ['X-SAMPA in place of IPA', { ipa: 'h@"loU' }, /International Phonetic Alphabet/],
    ['commands of an engine as IPA', { ipa: '[[h@l]]' }, /International Phonetic Alphabet/],
    ['a language in words', { language_code: 'English language' }, /language_code/],
    ['an unknown voice', { voice_id: 'flite-slt--nobody' }, /no voice/],
  ])('refuses an entry with %s', async (_what, fields, message) => {
    const ann = newOwner()
    const { status, body } = await ann.post('save', { term: 'a', respelling: 'b', ...fields })
    expect([status, body.message]).toEqual([422, expect.stringMatching(message)])
    expect(await ann.list()).toEqual([])
  })

  it('stores 200 concurrent entries for one term once', async () => {
    const ann = newOwner()
    await ann.save('first')
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        ann.post('save', { term: index % 2 ? 'Race' : 'race', respelling: 'x' }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await ann.list()).toHaveLength(2)
  })

  it('refuses more entries than the maximum, and accepts one after a removal', async () => {
    const ann = newOwner()
    const { lexicon_entry_id } = await ann.save('first')
    const { database } = await server.services
    const [row] = (await database.queries.select().from(lexiconEntries)).filter(
      (each) => each.lexicon_entry_id === lexicon_entry_id,
    )
    if (!row) throw new Error('The entry was not stored.')
    const rows = Array.from({ length: LEXICON_LIMITS.entries - 1 }, (_, index) => {
      const own = { ...row, lexicon_entry_id: `${lexicon_entry_id}${index}`, term: `term ${index}` }
      return { ...own, entry_key: entryKey(own) }
    })
    await database.queries.insert(lexiconEntries).values(rows)
    expect((await ann.post('save', { term: 'more', respelling: 'x' })).body).toMatchObject({ code: 'conflict' })
    await ann.post('remove', { lexicon_entry_id })
    expect((await ann.post('save', { term: 'more', respelling: 'x' })).status).toBe(200)
  })

  it.each(['save', 'remove'])('reports the entry of another owner as missing by %s', async (name) => {
    const [ann, bob] = [newOwner(), newOwner()]
    const { lexicon_entry_id } = await ann.save('Nguyen')
    await bob.save('other')
    const { status } = await bob.post(name, { lexicon_entry_id, term: 'stolen', respelling: 'y' })
    expect(status).toBe(404)
    expect(await ann.terms()).toEqual(['Nguyen: x'])
  })

  it('moves the entries of a device to the user who signs in; those of the user stay', async () => {
    const ann = newOwner()
    await ann.enter('create')
    await ann.save('Nguyen', 'of the user')
    await ann.signOut()
    await ann.save('nguyen', 'of the device')
    await ann.save('Siobhan', 'of the device')
    await ann.enter('sign-in')
    expect(await ann.terms()).toEqual(['Nguyen: of the user', 'Siobhan: of the device'])
    await ann.signOut()
    expect(await ann.list()).toEqual([])
  })

  describe('generated speech', () => {
    const TEXT = 'Mr Nguyen came'
    const speak = (person: ReturnType<typeof newOwner>, more: object = {}) =>
      person.speak(TEXT, { voice_id: 'flite-slt--anna', ...more })

    it('follows the entries of the caller; its marks are on the typed words', async () => {
      const ann = newOwner()
      const before = await speak(ann)
      await ann.save('Nguyen', 'new yen')
      const after = await speak(ann)
      expect(after.voice_snippet_id).not.toBe(before.voice_snippet_id)
      expect(after.speechMarks).toEqual([
        { word: 'Mr', startTime: 0, duration: 100 },
        { word: 'Nguyen', startTime: 100, duration: 200 },
        { word: 'came', startTime: 300, duration: 100 },
      ])
      expect(after.pronunciations).toEqual([{ term: 'Nguyen', said: 'respelling' }])
    })

    it('is shared with another owner who has the same entry, whatever else their lexicons hold', async () => {
      const [ann, bob] = [newOwner(), newOwner()]
      await ann.save('Nguyen', 'noo en')
      await bob.save('Nguyen', 'noo en', { language_code: 'en' })
      await bob.save('unrelated')
      const [first, second] = [await speak(ann), await speak(bob)]
      expect(second).toMatchObject({ is_duplicate: true, voice_snippet_id: first.voice_snippet_id })
    })

    it('is as before once the entry is removed', async () => {
      const ann = newOwner()
      const before = await speak(ann)
      const { lexicon_entry_id } = await ann.save('Nguyen', 'gone')
      await speak(ann)
      await ann.post('remove', { lexicon_entry_id })
      const after = await speak(ann)
      expect(after.voice_snippet_id).toBe(before.voice_snippet_id)
      expect(after).not.toHaveProperty('pronunciations')
    })

    it('tells that a voice without phonemes does not apply an entry with IPA only', async () => {
      const ann = newOwner()
      await ann.save('Nguyen', '', { ipa: 'wɪn' })
      const { pronunciations, speechMarks } = await speak(ann)
      expect(pronunciations).toEqual([{ term: 'Nguyen', said: 'not_applied' }])
      expect(speechMarks).toHaveLength(3)
    })

    it('is refused when respellings make the text more than twice as long as texts may be', async () => {
      const ann = newOwner()
      await ann.save('a', 'b'.repeat(200))
      const json = { voice_id: 'flite-slt--anna', text: 'a '.repeat(6) }
      const { status, body } = await ann.send<{ code: string }>('/api/v1/voice/speech', json)
      expect([status, body.code]).toEqual([422, 'text_too_long'])
    })
  })
})
