import { type Api, type HandlerInput, type Work, WORK_NAME_LIMIT } from '@voice-rankings/contract'
import type { Call, Handlers } from '../../kernel/api/handlers.ts'
import type { StoredSection } from '../../kernel/database/workTables.ts'
import { networkOf } from '../../kernel/http/clientAddress.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { createAdmission } from '../../kernel/limits/createAdmission.ts'
import type { Limit } from '../../kernel/limits/limiter.ts'
import { requireAllowance } from '../../kernel/limits/requireAllowance.ts'
import type { DocumentSource } from '../documents/createDocuments.ts'
import { countNewDevice } from '../../kernel/limits/countNewDevice.ts'
import { addWorkLexicon } from '../lexicon/importEntries.ts'
import { OWN_ACCESS } from '../snippetAccess/findTargetAccess.ts'
import { requireVoice } from '../voices/requireVoice.ts'
import type { Works } from './createWorks.ts'
import { refuseLarge, refuseLong } from './workLength.ts'
import type { WorkServices } from './workServices.ts'
import { insertWork } from './workStore.ts'

/** New works per network: each may be large. */
const NEW_WORKS: Limit = { name: 'new work', points: 60, durationMs: 3_600_000 }
const TOO_MANY = 'Too many new texts from your network. Wait and try again.'

/** Maximum number of concurrent EPUBs: each holds up to 32 MB. */
const CONCURRENT = { perNetwork: 2, total: 4 }

/** Maximum length of a title made from the beginning of a text. */
const TITLE_LENGTH = 80

type CreateBody = HandlerInput<Api['works']['create']>['body']

/** What a client states about a new work. */
type Stated = Pick<CreateBody, 'voice_id' | 'work_title' | 'work_author' | 'url' | 'speaker_voices' | 'lexicon'>

/** Handlers of the calls that store a new long text. */
export function newWorkHandlers(
  services: WorkServices & { works: Works },
): Pick<Handlers, 'works.create' | 'works.import'> {
  const { database, documents, limiter, works } = services

  async function store(source: DocumentSource, stated: Stated, call: Call): Promise<{ work: Work }> {
    const asker = await call.identity()
    const voice = await requireVoice(database, stated.voice_id, asker.key)
    const { client, signal } = call
    const document = await documents.readDocument(source, { client: networkOf(client), signal })
    refuseLong(document.sections, asker)
    for (const id of Object.values(stated.speaker_voices ?? {})) await requireVoice(database, id, asker.key)
    await countNewDevice(limiter, call)
    const { key } = await call.knownIdentity()
    const { lexicon = [] } = stated
    const work = {
      owner_key: key,
      title: stated.work_title || document.title?.slice(0, WORK_NAME_LIMIT) || titleOf(document.sections),
      author: stated.work_author || document.author?.slice(0, WORK_NAME_LIMIT) || null,
      language: document.languageCode ?? voice.voice_language_codes[0] ?? 'en',
      source: stated.url ?? null,
      voice_id: voice.voice_id,
      speaker_voices: stated.speaker_voices ?? {},
      sections: [...document.sections],
    }
    const row = await database.queries.transaction(async (queries) => {
      const inserted = await insertWork({ queries }, work)
      if (lexicon.length > 0) await addWorkLexicon(queries, { owner: key, workId: inserted.work_id }, lexicon)
      return inserted
    })
    return { work: await works.reader.whole(row, { key, access: OWN_ACCESS }) }
  }

  const importEpub: Handlers['works.import'] = async ({ body }, call) =>
    store({ kind: 'epub', bytes: new Uint8Array(await body.epub.arrayBuffer()) }, body, call)
  const admit = createAdmission({
    limiter,
    limit: NEW_WORKS,
    concurrent: CONCURRENT,
    messages: {
      limit: TOO_MANY,
      perNetwork: `Only ${CONCURRENT.perNetwork} books can be read at once. Wait for one to end, then try again.`,
      total: 'Too many books are being read. Try again in a minute.',
    },
  })

  return {
    async 'works.create'({ body }, call) {
      await requireAllowance(limiter, TOO_MANY, [NEW_WORKS, networkOf(call.client)])
      const { text, markdown, html } = body
      refuseLarge((text ?? markdown ?? html ?? '').length, await call.identity())
      return store(sourceOf(body), body, call)
    },
    'works.import': Object.assign(importEpub, { admit }),
  }
}

/** The one source of a new work; throws `invalid_fields` for none or several. */
function sourceOf({ text, markdown, html, url, speaker_voices: voices }: CreateBody): DocumentSource {
  const speakers = voices && Object.keys(voices)
  const sources: DocumentSource[] = [
    ...(text === undefined ? [] : [{ kind: 'text' as const, text, speakers }]),
    ...(markdown === undefined ? [] : [{ kind: 'markdown' as const, text: markdown, speakers }]),
    ...(html === undefined ? [] : [{ kind: 'html' as const, text: html, speakers }]),
    ...(url === undefined ? [] : [{ kind: 'address' as const, address: url }]),
  ]
  const [source, ...others] = sources
  if (source && others.length === 0) return source
  const message = 'Send one of text, markdown, html and url.'
  throw new ApiError('invalid_fields', message, { issues: [{ path: 'text', message }] })
}

/** Title of a text without one: its first words. */
function titleOf(sections: readonly StoredSection[]): string {
  const first = sections[0]?.title ?? sections[0]?.paragraphs[0]?.text ?? ''
  const short = first.slice(0, TITLE_LENGTH + 1)
  return first.length <= TITLE_LENGTH ? first : `${short.slice(0, Math.max(short.lastIndexOf(' '), 20)).trim()}…`
}
