import { createHash, randomInt } from 'node:crypto'
import { type Api, type CallOutput, type HandlerInput, sampleKey } from '@voice-rankings/contract'
import { and, eq } from 'drizzle-orm'
import { designedVoices } from '../../kernel/database/designTables.ts'
import { voices } from '../../kernel/database/schema.ts'
import { networkOf } from '../../kernel/http/clientAddress.ts'
import { userIdOf } from '../../kernel/identity/identity.ts'
import { countNewDevice } from '../../kernel/limits/countNewDevice.ts'
import type { Limit } from '../../kernel/limits/limiter.ts'
import { requireAllowance } from '../../kernel/limits/requireAllowance.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import { passageFor } from '../catalogue/passages.ts'
import { localesOf } from '../catalogueJob/localesOf.ts'
import { labelCatalogue } from '../catalogueJob/labelCatalogue.ts'
import { MEASUREMENT_REVISION } from '../catalogueJob/measureVoice.ts'
import { storeMeasurement } from '../catalogueJob/storeMeasurement.ts'
import { capabilitiesOf } from '../speech/createSpeech.ts'
import { readListings } from '../voices/listing.ts'
import { normaliseName } from '../voices/normaliseName.ts'
import { findSpeaker } from './designSpeaker.ts'
import { requireRoom } from './designStore.ts'
import type { SpeakDesign, SpeakingCall, SpeakingServices } from './speakDesign.ts'

/** Saved voices per network: each is spoken and measured, which takes about a second of CPU time. */
const SAVES: Limit = { name: 'design save', points: 30, durationMs: 600_000 }

export interface SavingServices extends SpeakingServices {
  readonly store: ObjectStore
}

type Body = HandlerInput<Api['designs']['save']>['body']

/** Creates the handler that saves a design as a voice of the caller, with a sample and its measurements. */
export function createSaveDesign(services: SavingServices, speakDesign: SpeakDesign) {
  const { database, limiter, store, speech } = services

  return async (
    { design, voice_name: name }: Body,
    call: SpeakingCall,
  ): Promise<CallOutput<Api['designs']['save']>> => {
    const speaker = await findSpeaker(services, design)
    await requireAllowance(limiter, 'Too many voices saved from your network. Wait a few minutes and try again.', [
      SAVES,
      networkOf(call.client),
    ])
    await countNewDevice(limiter, call)
    const identity = await call.knownIdentity()
    // Before anything is spoken; again in the transaction, for simultaneous requests.
    await database.queries.transaction((transaction) => requireRoom(transaction, identity.key))

    const { service, base, providerVoiceId } = speaker
    const languages = [...speaker.languageCodes]
    const { text } = passageFor(speaker.languageCodes[0])
    const spoken = await speakDesign(speaker, { text }, call)
    const speakerId = speaker.speakerId(randomId())
    const voice_id = `${service}-${speakerId}`
    const engine = speech.engines.find(({ id }) => id === service)
    // File before row: a crash between the two leaves an orphaned file, but never a voice without its sample.
    await store.put(sampleKey(service, speakerId), spoken.mastered.mp3)
    await database.queries.transaction(async (transaction) => {
      await requireRoom(transaction, identity.key)
      await transaction.insert(voices).values({
        voice_id,
        voice_name: name,
        search_name: normaliseName(name),
        voice_service: service,
        voice_service_alias: engine?.host ?? service,
        voice_gender: 'unknown',
        voice_speaker_id: speakerId,
        provider_voice_id: providerVoiceId,
        voice_instructions: design.design_instructions ?? null,
        voice_language_codes: languages,
        ...localesOf(languages),
        price: base?.price ?? null,
        licence: base?.licence ?? null,
        timing_source: engine ? capabilitiesOf(engine, speakerId).timings : 'native',
        position: 0,
        // It is never listed: only its owner may use it.
        listed: false,
      })
      await transaction.insert(designedVoices).values({ voice_id, owner_key: identity.key, design })
      await storeMeasurement({ queries: transaction }, voice_id, {
        mastered: spoken.mastered,
        source: 'sample',
        sample: { text, marks: spoken.speech.marks },
        stamp: stampOf(providerVoiceId),
      })
    })
    await labelCatalogue(database, voice_id)
    const [row] = await database.queries
      .select({ created_at: designedVoices.created_at })
      .from(designedVoices)
      .where(and(eq(designedVoices.voice_id, voice_id)))
    const voice = (await readListings(database, [voice_id], userIdOf(identity))).get(voice_id)
    if (!row || !voice) throw new Error(`The designed voice ${voice_id} was not stored.`)
    return { designed: { voice, design, created_at: row.created_at.toISOString() } }
  }
}

const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** A random id of 80 bits in letters of a speaker id, so that nobody can guess the address of a sample. */
const randomId = () => Array.from({ length: 16 }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('')

const stampOf = (providerVoiceId: string) =>
  createHash('sha256')
    .update(JSON.stringify([MEASUREMENT_REVISION, providerVoiceId]))
    .digest('hex')
    .slice(0, 16)
