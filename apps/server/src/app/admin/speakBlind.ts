import { and, asc, eq, sql } from 'drizzle-orm'
import { SENTENCES } from '../../features/blind/sentences.ts'
import { speakSide } from '../../features/blind/speakSide.ts'
import { createLexicons } from '../../features/lexicon/createLexicons.ts'
import { createSnippetAccess } from '../../features/snippetAccess/createSnippetAccess.ts'
import { createSpeakOnce } from '../../features/snippets/createSpeakOnce.ts'
import { createOwnUploads } from '../../features/uploads/createOwnUploads.ts'
import { readSecret } from '../../kernel/database/readSecret.ts'
import { voices } from '../../kernel/database/schema.ts'
import { createDatabaseLimiter } from '../../kernel/limits/createDatabaseLimiter.ts'
import { createStore } from '../../kernel/storage/createStore.ts'
import { openSpeech } from '../speech/openSpeech.ts'
import { type AdminContext, AdminError, type Command, textOf } from './command.ts'

/** Speaks the sentences of blind pairs, so that voices with a price take part, which visitors do not pay for. */
export const speakBlind: Command = {
  usage: 'blind speak --service <service> --language <code>',
  description: 'Speak the sentences of blind pairs with the voices of a service, so that voices with a price take part',
  options: {
    service: { type: 'string', description: 'Service of the voices' },
    language: { type: 'string', description: 'Language of the sentences, such as en' },
    count: { type: 'boolean', description: 'Only print how much would be spoken' },
  },
  async run(context, input) {
    const [service, language] = [textOf(input, 'service'), textOf(input, 'language')?.toLowerCase()]
    if (service === undefined || language === undefined) throw new AdminError('Give --service and --language.')
    const texts = Object.hasOwn(SENTENCES, language) ? Object.values(SENTENCES[language] ?? {}).flat() : []
    if (texts.length === 0) {
      throw new AdminError(`There are no sentences in "${language}", only in ${Object.keys(SENTENCES).join(', ')}.`)
    }
    const isWanted = and(
      eq(voices.listed, true),
      eq(voices.voice_service, service),
      sql`${language} = ANY(${voices.language_keys})`,
    )
    const { queries } = context.database
    const found = await queries.select().from(voices).where(isWanted).orderBy(asc(voices.position))
    const ids = found.map(({ voice_id: id }) => id)
    const characters = texts.reduce((sum, text) => sum + text.length, 0)
    context.print(
      `${ids.length} voices of ${service}, ${texts.length} sentences: at most ${ids.length * characters} characters.`,
    )
    if (input.values.count !== true) await speakAll(context, { ids, texts, language })
  },
}

async function speakAll(
  { config, database, log, openEngines, print }: AdminContext,
  { ids, texts, language }: { ids: readonly string[]; texts: readonly string[]; language: string },
): Promise<void> {
  const limiter = createDatabaseLimiter(database)
  const { speech, mastering, close } = openSpeech({
    config,
    local: openEngines(),
    log,
    limiter: () => Promise.resolve(limiter),
  })
  try {
    const speakOnce = createSpeakOnce({
      config,
      database,
      store: createStore(config),
      limiter,
      speech,
      mastering,
      lexicons: createLexicons(database),
      uploads: createOwnUploads(await readSecret(database, 'uploads')),
      snippetAccess: createSnippetAccess(database, await readSecret(database, 'snippets')),
    })
    const { signal } = new AbortController()
    for (const voiceId of ids) {
      const line = { voiceId, language, author: null }
      try {
        // One after the other, as providers limit parallel requests.
        for (const text of texts)
          await speakSide({ database, speakOnce }, null, { ...line, text }, { client: 'site', signal })
        print(`Spoken: ${voiceId}`)
      } catch (error) {
        print(`Not spoken: ${voiceId}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  } finally {
    await close()
  }
}
