import { eq, type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { voices } from '../../kernel/database/schema.ts'
import { onEachDatabase } from '../../testing/onEachDatabase.ts'
import { syntheticVoices, voiceRow } from '../../testing/syntheticVoices.ts'
import { type Catalogue, createCatalogue } from './createCatalogue.ts'

const ADA = voiceRow({ voice_name: 'Ada', position: 2 })
const BEA = voiceRow({ voice_name: 'Bea', position: 1 })
const CLEO = voiceRow({ voice_name: 'Cleo', position: 0, measured_stamp: null, measured_at: null })

onEachDatabase('the catalogue in memory', (database) => {
  let read: () => Promise<Catalogue>
  beforeAll(async () => {
    await database().queries.insert(voices).values([ADA, BEA, CLEO])
    read = createCatalogue(database())
  })
  const names = async () => (await read()).voices.map(({ voice_name: name }) => name)
  const update = (changes: Partial<typeof voices.$inferInsert>, { voice_id: id }: typeof voices.$inferInsert) =>
    database().queries.update(voices).set(changes).where(eq(voices.voice_id, id))

  it('holds the listed voices by position, and unmeasured ones last', async () => {
    expect(await names()).toEqual(['Bea', 'Ada', 'Cleo'])
  })

  it('is the same object while nothing changes', async () => {
    const before = await read()
    await update({ position: ADA.position }, ADA)
    expect(await read()).toBe(before)
  })

  it('follows what is added, changed, hidden and deleted', async () => {
    const { state } = await read()
    await database()
      .queries.insert(voices)
      .values(voiceRow({ voice_name: 'Dina', position: 3 }))
    expect(await names()).toEqual(['Bea', 'Ada', 'Dina', 'Cleo'])
    await update({ price: { perMillion: 16, unit: 'character', currency: 'USD', credits: 1 } }, BEA)
    expect((await read()).byId.get(BEA.voice_id)?.price?.perMillion).toBe(16)
    await update({ listed: false }, BEA)
    expect(await names()).toEqual(['Ada', 'Dina', 'Cleo'])
    await update({ listed: true }, BEA)
    await database().rows(sql`DELETE FROM voices WHERE voice_name = 'Dina'`)
    expect(await names()).toEqual(['Bea', 'Ada', 'Cleo'])
    expect((await read()).state).not.toBe(state)
  })

  it('finds a change whose number is lower than one already read', async () => {
    await update({ voice_name: 'Ada the second' }, ADA)
    // Without the trigger, as if the transaction of an earlier number had ended later.
    await database().rows(sql`ALTER TABLE voices DISABLE TRIGGER voice_change`)
    await read()
    await database().rows(sql`UPDATE voices SET voice_name = 'Ada', changed = 1 WHERE voice_id = ${ADA.voice_id}`)
    await database().rows(sql`ALTER TABLE voices ENABLE TRIGGER voice_change`)
    expect(await names()).toEqual(['Bea', 'Ada', 'Cleo'])
  })

  it('is read in several parts when it is large', async () => {
    await database().queries.insert(voices).values(syntheticVoices(2_500))
    expect((await read()).voices).toHaveLength(2_503)
    expect((await createCatalogue(database())()).state).toBe((await read()).state)
  })

  it('finds changes that end while it is read again', async () => {
    let parts = 0
    const rows = async <Row>(statement: SQL) => {
      const found = await database().rows<Row>(statement)
      parts += 1
      // The first part of each of two readings of three parts; its numbers are higher than that of the late voice.
      if (parts === 1 || parts === 4) {
        const voice = voiceRow({ voice_name: 'Late', voice_speaker_id: `late${parts}`, changed: parts })
        await database().queries.insert(voices).values(voice)
      }
      return found
    }
    const readWhile = createCatalogue({ ...database(), rows })
    await readWhile()
    expect((await readWhile()).voices).toHaveLength(2_505)
  })
})
