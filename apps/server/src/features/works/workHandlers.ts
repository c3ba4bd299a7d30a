import { type Api, type CallName, type HandlerInput, type WorkSpeech } from '@voice-rankings/contract'
import type { Call, Handlers } from '../../kernel/api/handlers.ts'
import type { SnippetRow } from '../../kernel/database/schema.ts'
import type { StoredSection, WorkRow } from '../../kernel/database/workTables.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { requireUser } from '../../kernel/identity/requireUser.ts'
import { countNewDevice } from '../../kernel/limits/countNewDevice.ts'
import { lexiconTopic } from '../lexicon/lexiconHandlers.ts'
import { OWN_ACCESS } from '../snippetAccess/findTargetAccess.ts'
import { findByDedupeKey } from '../snippets/snippetStore.ts'
import { requireVoice } from '../voices/requireVoice.ts'
import { topicOf } from './createProgressNews.ts'
import type { Works } from './createWorks.ts'
import { newWorkHandlers } from './newWorkHandlers.ts'
import type { PreparedSentence } from './prepareWork.ts'
import { refuseLong } from './workLength.ts'
import type { WorkServices } from './workServices.ts'
import {
  addWorkSnippet,
  changedElsewhere,
  changeWork,
  deleteOwn,
  listOwn,
  markSentences,
  requireOwn,
  requireReadable,
  restoreOwn,
  savePosition,
} from './workStore.ts'

/** Handlers of the calls for long texts. */
export function workHandlers(
  services: WorkServices & { works: Works },
): Pick<Handlers, Exclude<CallName<'works'>, 'works.export'>> {
  const { database, limiter, realtime, snippetAccess, works } = services
  const { reader, speakSentence, jobs } = works

  /** The summary of a work for its listener. */
  async function summaryOf(row: WorkRow, key: string | null) {
    return { work: await reader.summary(row, key) }
  }

  async function speakOwn(work: WorkRow, sentence: PreparedSentence, call: Call) {
    await countNewDevice(limiter, call)
    const payer = await call.knownIdentity()
    const { client, signal } = call
    return speakSentence(work, sentence, { payer, client, signal })
  }

  /** Speech of a sentence for others than the owner: it costs the owner nothing, so it must exist. */
  async function requireSpoken(workId: string, { key }: PreparedSentence): Promise<SnippetRow> {
    const row = await findByDedupeKey(database, key)
    if (!row || row.awaited_upload !== null) {
      const message = 'This sentence has no speech yet. Only the owner of the text can have it spoken.'
      throw new ApiError('forbidden', message)
    }
    // The owner may have spoken it in another work.
    await addWorkSnippet(database, workId, row.voice_snippet_id)
    return row
  }

  return {
    ...newWorkHandlers(services),

    'works.list': async (_input, call) => {
      const key = await keyOf(call)
      const rows = await listOwn(database, key)
      const summaries = []
      // One after the other: each may be a book.
      for (const row of rows) summaries.push(await reader.summary(row, key))
      return { works: summaries }
    },

    async 'works.get'({ params, query }, call) {
      const asker = await askerOf(call, query.access)
      const { row, access } = await requireReadable(database, params.work_id, asker)
      return { work: await reader.whole(row, { ...asker, access }) }
    },

    async 'works.update'({ params, body }, call) {
      const identity = await call.identity()
      const before = await requireOwn(database, params.work_id, identity.key)
      if (before.revision !== body.work_revision) throw changedElsewhere()
      if (body.voice_id !== undefined) await requireVoice(database, body.voice_id, identity.key)
      for (const id of Object.values(body.speaker_voices ?? {})) await requireVoice(database, id, identity.key)
      if (body.section?.voice_id) await requireVoice(database, body.section.voice_id, identity.key)
      const voiced = body.section ? withVoice(before.sections, body.section) : before.sections
      const sections = body.paragraph ? withParagraph(voiced, body.paragraph) : voiced
      refuseLong(sections, identity)
      const row = await changeWork(database, before, {
        title: body.work_title ?? before.title,
        author: body.work_author === undefined ? before.author : body.work_author || null,
        voice_id: body.voice_id ?? before.voice_id,
        speaker_voices: body.speaker_voices ?? before.speaker_voices,
        sections,
      })
      const { sentences } = await reader.prepare(row)
      await markSentences(
        database,
        row.work_id,
        sentences.map((sentence) => sentence.key),
      )
      return { work: await reader.whole(row, { key: identity.key, access: OWN_ACCESS }) }
    },

    async 'works.sentence'({ params, body }, call): Promise<WorkSpeech> {
      const asker = await askerOf(call, body.access)
      const { row: work, access } = await requireReadable(database, params.work_id, asker)
      if (work.revision !== body.work_revision) throw changedElsewhere()
      const sentence = (await reader.prepare(work)).sentences[params.sentence_index]
      if (!sentence) throw new ApiError('not_found', 'This text has no such sentence. Load it again.')
      const { row, isDuplicate } = access.isOwn
        ? await speakOwn(work, sentence, call)
        : { row: await requireSpoken(work.work_id, sentence), isDuplicate: true }
      return {
        sentence_index: params.sentence_index,
        audio_url: snippetAccess.audioUrl(row.voice_snippet_id, {
          shared: false,
          version: row.access_version,
          link: access.access,
        }),
        sentence_duration: row.measured_duration,
        speechMarks: row.voice_snippet_timestamps,
        peaks: row.voice_snippet_peaks,
        melody: row.voice_snippet_melody,
        timing_source: row.timing_source,
        is_duplicate: isDuplicate,
      }
    },

    async 'works.speak'({ params }, call) {
      const { key } = await requireUser(call)
      return summaryOf(await jobs.speak(await requireOwn(database, params.work_id, key)), key)
    },
    async 'works.cancel'({ params }, call) {
      const key = await keyOf(call)
      return summaryOf(await jobs.cancel(await requireOwn(database, params.work_id, key)), key)
    },
    async 'works.progress'({ params, query }, call) {
      const key = await keyOf(call)
      const read = () => requireOwn(database, params.work_id, key)
      const row = await read()
      if (query.connection_id === undefined) return summaryOf(row, key)
      await realtime.follow(query.connection_id, topicOf(row.work_id))
      await realtime.follow(query.connection_id, lexiconTopic(row.owner_key))
      // Read again: news of a change between the first reading and `follow` were not sent to this page.
      return summaryOf(await read(), key)
    },
    async 'works.savePosition'({ params, body: { access, ...position } }, call) {
      await requireReadable(database, params.work_id, await askerOf(call, access))
      await countNewDevice(limiter, call)
      await savePosition(database, params.work_id, (await call.knownIdentity()).key, position)
      return { position }
    },
    async 'works.delete'({ params }, call) {
      await deleteOwn(database, params.work_id, await keyOf(call))
      return params
    },
    async 'works.restore'({ params }, call) {
      const key = await keyOf(call)
      return summaryOf(await restoreOwn(database, params.work_id, key), key)
    },
  }
}

const keyOf = async (call: Pick<Call, 'identity'>) => (await call.identity()).key

const askerOf = async (call: Pick<Call, 'identity' | 'isOfOtherSite'>, access: string | undefined) => ({
  key: await keyOf(call),
  access,
  isOfOtherSite: call.isOfOtherSite,
})

type Change = HandlerInput<Api['works']['update']>['body']

/** The sections with another voice of one of them; null for that of the work. */
function withVoice(
  sections: readonly StoredSection[],
  { section_index, voice_id }: NonNullable<Change['section']>,
): StoredSection[] {
  if (!sections[section_index]) throw new ApiError('not_found', 'This text has no such section. Load it again.')
  return sections.map((one, index) => (index === section_index ? { ...one, voice_id: voice_id ?? undefined } : one))
}

/** The sections with another text of a paragraph, which counts without the heading; an empty text removes it. */
function withParagraph(sections: readonly StoredSection[], change: NonNullable<Change['paragraph']>): StoredSection[] {
  const section = sections[change.section_index]
  const hasHeading = section?.title === null ? 0 : 1
  const at = change.paragraph_index - hasHeading
  const text = change.text.trim()
  if (!section || (at !== -1 && !section.paragraphs[at])) {
    throw new ApiError('not_found', 'This text has no such paragraph. Load it again.')
  }
  const changed: StoredSection =
    at === -1
      ? { ...section, title: text === '' ? null : text }
      : {
          ...section,
          paragraphs: section.paragraphs.flatMap((paragraph, index) =>
            index !== at ? paragraph : text === '' ? [] : { ...paragraph, text },
          ),
        }
  return sections
    .map((one, index) => (index === change.section_index ? changed : one))
    .filter(({ title, paragraphs }) => title !== null || paragraphs.length > 0)
}
