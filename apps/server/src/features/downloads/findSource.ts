import { and, eq, isNotNull } from 'drizzle-orm'
import type { AudioTags } from '../../kernel/audio/formats/audioTags.ts'
import type { Database } from '../../kernel/database/database.ts'
import { samples, snippets, voices } from '../../kernel/database/schema.ts'
import { titleOf } from '../snippets/titleOf.ts'

const SNIPPET = /^snippets\/snippet-([\w-]{1,64})\.mp3$/
const SAMPLE = /^sampleAudioTTS\/([a-z0-9+-]{1,200})\.mp3$/

/** Stored audio and the tags for its files. */
export interface AudioSource {
  readonly tags: AudioTags
  /** Undefined for a voice's sample, which is public. */
  readonly snippetId?: string
}

/** Finds the sample or snippet of a storage key; undefined if there is none. */
export async function findSource(database: Database, key: string): Promise<AudioSource | undefined> {
  const snippetId = SNIPPET.exec(key)?.[1]
  if (snippetId !== undefined) {
    const tags = await findSnippet(database, snippetId)
    return tags && { tags, snippetId }
  }
  const tags = await findSample(database, SAMPLE.exec(key)?.[1] ?? '')
  return tags && { tags }
}

const spokenBy = { voice: voices.voice_name, provider: voices.voice_service_alias }

async function findSnippet({ queries }: Database, id: string): Promise<AudioTags | undefined> {
  const [row] = await queries
    .select({ text: snippets.voice_snippet_text, ...spokenBy })
    .from(snippets)
    .innerJoin(voices, eq(voices.voice_id, snippets.voice_id))
    .where(eq(snippets.voice_snippet_id, id))
  return row && { title: titleOf(row.text), voice: row.voice, provider: row.provider }
}

async function findSample({ queries }: Database, voiceId: string): Promise<AudioTags | undefined> {
  const [row] = await queries
    .select({ text: samples.voice_sample_text, ...spokenBy })
    .from(samples)
    .innerJoin(voices, eq(voices.voice_id, samples.voice_id))
    .where(and(eq(samples.voice_id, voiceId), eq(voices.listed, true), isNotNull(voices.measured_stamp)))
  return row && { title: titleOf(row.text), voice: row.voice, provider: row.provider }
}
