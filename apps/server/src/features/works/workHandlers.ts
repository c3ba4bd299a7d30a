import {
  type Api,
  type CallName,
  type HandlerInput,
  WORK_LIMITS,
  WORK_NAME_LIMIT,
  type WorkSpeech,
} from '@voice-rankings/contract'
import type { Call, Handlers } from '../../kernel/api/handlers.ts'
import type { VoiceRow } from '../../kernel/database/schema.ts'
import type { StoredSection, WorkRow } from '../../kernel/database/workTables.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { requireUser } from '../../kernel/identity/requireUser.ts'
import { accountLevel, type Identity } from '../../kernel/identity/identity.ts'
import type { Limit } from '../../kernel/limits/limiter.ts'
import { requireAllowance } from '../../kernel/limits/requireAllowance.ts'
import { networkOf } from '../../kernel/http/clientAddress.ts'
import type { DocumentSource } from '../documents/createDocuments.ts'
import { countNewDevice } from '../snippets/countNewDevice.ts'
import { requireVoice } from '../voices/requireVoice.ts'
import type { Works } from './createWorks.ts'
import type { WorkServices } from './workServices.ts'
import {
  changedElsewhere,
  changeWork,
  deleteOwn,
  insertWork,
  listOwn,
  requireOwn,
  requireReadable,
  restoreOwn,
  savePosition,
} from './workStore.ts'

/** New works per network: each may be large. */
const NEW_WORKS: Limit = { name: 'new work', points: 60, durationMs: 3_600_000 }

/** Maximum length of a title made from the beginning of a text. */
const TITLE_LENGTH = 80

/** Handlers of the calls for long texts. */
export function workHandlers(
  services: WorkServices & { works: Works },
): Pick<Handlers, Exclude<CallName<'works'>, 'works.export'>> {
  const { database, documents, limiter, snippetAccess, works } = services
  const { reader, speakSentence, jobs } = works

  /** The caller's work, and its summary after a change. */
  async function summaryOf(row: WorkRow) {
    return { work: await reader.summary(row) }
  }

  return {
    'works.list': async (_input, call) => {
      const rows = await listOwn(database, await keyOf(call))
      const summaries = []
      // One after the other: each may be a book.
      for (const row of rows) summaries.push(await reader.summary(row))
      return { works: summaries }
    },

    async 'works.create'({ body }, call) {
      await requireAllowance(limiter, 'Too many new texts from your network. Wait and try again.', [
        NEW_WORKS,
        networkOf(call.client),
      ])
      const voice = await requireVoice(database, body.voice_id)
      refuseLarge(body, await call.identity())
      const { client, signal } = call
      const document = await documents.readDocument(sourceOf(body), { client: networkOf(client), signal })
      refuseLong(document.sections, await call.identity())
      await requireVoices(body.speaker_voices)
      await countNewDevice(limiter, call)
      const { key } = await call.knownIdentity()
      const row = await insertWork(database, {
        owner_key: key,
        title: body.work_title || document.title?.slice(0, WORK_NAME_LIMIT) || titleOf(document.sections),
        author: body.work_author || document.author?.slice(0, WORK_NAME_LIMIT) || null,
        language: document.languageCode ?? voice.voice_language_codes[0] ?? 'en',
        source: body.url ?? null,
        voice_id: voice.voice_id,
        speaker_voices: body.speaker_voices ?? {},
        sections: [...document.sections],
      })
      return { work: await reader.whole(row, key) }
    },

    async 'works.get'({ params }, call) {
      const key = await keyOf(call)
      return { work: await reader.whole(await requireReadable(database, params.work_id, key), key) }
    },

    async 'works.update'({ params, body }, call) {
      const identity = await call.identity()
      const before = await requireOwn(database, params.work_id, identity.key)
      if (before.revision !== body.work_revision) throw changedElsewhere()
      if (body.voice_id !== undefined) await requireVoice(database, body.voice_id)
      await requireVoices(body.speaker_voices)
      const sections = body.paragraph ? withParagraph(before.sections, body.paragraph) : before.sections
      refuseLong(sections, identity)
      const row = await changeWork(database, before, {
        title: body.work_title ?? before.title,
        author: body.work_author === undefined ? before.author : body.work_author || null,
        voice_id: body.voice_id ?? before.voice_id,
        speaker_voices: body.speaker_voices ?? before.speaker_voices,
        sections,
      })
      return { work: await reader.whole(row, identity.key) }
    },

    async 'works.sentence'({ params, body }, call): Promise<WorkSpeech> {
      const work = await requireReadable(database, params.work_id, await keyOf(call))
      if (work.revision !== body.work_revision) throw changedElsewhere()
      const sentence = (await reader.prepare(work)).sentences[params.sentence_index]
      if (!sentence) throw new ApiError('not_found', 'This text has no such sentence. Load it again.')
      await countNewDevice(limiter, call)
      const payer = await call.knownIdentity()
      const { client, signal } = call
      const { row, isDuplicate } = await speakSentence(work, sentence, { payer, client, signal })
      return {
        sentence_index: params.sentence_index,
        audio_url: snippetAccess.audioUrl(row.voice_snippet_id, false),
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
      return summaryOf(await jobs.speak(await requireOwn(database, params.work_id, key)))
    },
    async 'works.cancel'({ params }, call) {
      return summaryOf(await jobs.cancel(await requireOwn(database, params.work_id, await keyOf(call))))
    },
    async 'works.progress'({ params }, call) {
      return summaryOf(await requireReadable(database, params.work_id, await keyOf(call)))
    },
    async 'works.savePosition'({ params, body }, call) {
      await requireReadable(database, params.work_id, await keyOf(call))
      await countNewDevice(limiter, call)
      await savePosition(database, params.work_id, (await call.knownIdentity()).key, body)
      return { position: body }
    },
    async 'works.delete'({ params }, call) {
      await deleteOwn(database, params.work_id, await keyOf(call))
      return params
    },
    async 'works.restore'({ params }, call) {
      return summaryOf(await restoreOwn(database, params.work_id, await keyOf(call)))
    },
  }

  async function requireVoices(bySpeaker: Readonly<Record<string, string>> = {}): Promise<VoiceRow[]> {
    return Promise.all(Object.values(bySpeaker).map((id) => requireVoice(database, id)))
  }
}

type CreateBody = HandlerInput<Api['works']['create']>['body']

const keyOf = async (call: Pick<Call, 'identity'>) => (await call.identity()).key

function levelOf(identity: Identity): keyof typeof WORK_LIMITS {
  if (identity.kind !== 'user') return 'visitor'
  return accountLevel(identity) > 0 ? 'paid' : 'free'
}

function tooLong(identity: Identity, excess: number): ApiError {
  const level = levelOf(identity)
  const advice = level === 'visitor' ? 'Log in for longer texts, or split it.' : 'Split it.'
  return new ApiError('text_too_long', `The text exceeds ${WORK_LIMITS[level]} characters by ${excess}. ${advice}`)
}

/** Room for markup: a source may be so many times as long as the text in it. */
const MARKUP_FACTOR = 4

/** Throws `text_too_long` before a source is read that is far too long for its owner: reading it takes seconds. */
function refuseLarge({ text, markdown, html }: CreateBody, identity: Identity): void {
  const excess = (text ?? markdown ?? html ?? '').length - MARKUP_FACTOR * WORK_LIMITS[levelOf(identity)]
  if (excess > 0) throw tooLong(identity, excess)
}

/** Throws `text_too_long` for a text above the limit of its owner, and `text_unspeakable` for one without words. */
function refuseLong(sections: readonly StoredSection[], identity: Identity): void {
  const texts = sections.flatMap(({ title, paragraphs }) => [title ?? '', ...paragraphs.map(({ text }) => text)])
  const length = texts.reduce((sum, text) => sum + text.length, 0)
  const excess = length - WORK_LIMITS[levelOf(identity)]
  if (excess > 0) throw tooLong(identity, excess)
  if (!texts.some((text) => /[\p{L}\p{N}]/u.test(text))) {
    throw new ApiError('text_unspeakable', 'The text has no words to speak. Write some words.')
  }
}

/** The one source of a new work; throws `invalid_fields` for none or several. */
function sourceOf({ text, markdown, html, url }: CreateBody): DocumentSource {
  const sources: DocumentSource[] = [
    ...(text === undefined ? [] : [{ kind: 'text' as const, text }]),
    ...(markdown === undefined ? [] : [{ kind: 'markdown' as const, text: markdown }]),
    ...(html === undefined ? [] : [{ kind: 'html' as const, text: html }]),
    ...(url === undefined ? [] : [{ kind: 'address' as const, address: url }]),
  ]
  const [source, ...others] = sources
  if (source && others.length === 0) return source
  const message = 'Send one of text, markdown, html and url.'
  throw new ApiError('invalid_fields', message, { issues: [{ path: 'text', message }] })
}

/** The sections with another text of a paragraph, which counts without the heading; an empty text removes it. */
function withParagraph(
  sections: readonly StoredSection[],
  change: NonNullable<HandlerInput<Api['works']['update']>['body']['paragraph']>,
): StoredSection[] {
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

/** Title of a text without one: its first words. */
function titleOf(sections: readonly StoredSection[]): string {
  const first = sections[0]?.title ?? sections[0]?.paragraphs[0]?.text ?? ''
  const short = first.slice(0, TITLE_LENGTH + 1)
  return first.length <= TITLE_LENGTH ? first : `${short.slice(0, Math.max(short.lastIndexOf(' '), 20)).trim()}…`
}
