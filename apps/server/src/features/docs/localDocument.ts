import { DEFAULT_BUCKET } from '@voice-rankings/contract'
import { EXAMPLE_VOICE, openapiDocument, type OpenApiDocument } from '@voice-rankings/contract/openapi'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Config } from '../../kernel/config/config.ts'
import type { Database } from '../../kernel/database/database.ts'
import { voices } from '../../kernel/database/schema.ts'

type ExampleVoice = { readonly [Field in keyof typeof EXAMPLE_VOICE]: string }

/** Services that the examples are derived from. */
export interface ExampleServices {
  readonly config: Pick<Config, 'bucket'>
  readonly database: Database
}

/**
 * Builds the OpenAPI document with examples that work on this server: its bucket, and a voice that it has. `services`
 * are undefined while the server starts; the examples then use the default voice.
 */
export async function localDocument(
  version: string,
  serverUrl: string,
  services: ExampleServices | undefined,
): Promise<OpenApiDocument> {
  const document = openapiDocument(version, serverUrl)
  if (!services) return document
  const voice = (await findVoice(services)) ?? EXAMPLE_VOICE
  const { bucket } = services.config
  if (voice.voice_id === EXAMPLE_VOICE.voice_id && bucket === DEFAULT_BUCKET) return document
  const text = JSON.stringify(document)
    .replaceAll(EXAMPLE_VOICE.voice_id, voice.voice_id)
    .replaceAll(pathOf(EXAMPLE_VOICE), pathOf(voice))
    .replaceAll(DEFAULT_BUCKET, bucket)
  const local = JSON.parse(text) as OpenApiDocument
  for (const { parameters } of Object.values(local.paths).flatMap((path) => Object.values(path))) {
    for (const parameter of parameters) {
      if (parameter.in === 'path' && parameter.name in voice) {
        parameter.example = voice[parameter.name as keyof ExampleVoice]
      }
    }
  }
  return local
}

const pathOf = (voice: ExampleVoice) =>
  [voice.voice_service, voice.voice_gender, voice.voice_speaker_id].map(encodeURIComponent).join('/')

/** Returns the default example voice if the catalogue has it, otherwise its first voice. */
async function findVoice({ database }: ExampleServices): Promise<ExampleVoice | undefined> {
  const { voice_id, voice_service, voice_gender, voice_speaker_id } = voices
  const select = (only?: string) =>
    database.queries
      .select({ voice_id, voice_service, voice_gender, voice_speaker_id })
      .from(voices)
      .where(and(voices.listed, isNotNull(voices.measured_stamp), only === undefined ? undefined : eq(voice_id, only)))
      .orderBy(asc(voices.position), asc(voice_id))
      .limit(1)
  const [usual] = await select(EXAMPLE_VOICE.voice_id)
  const [first] = usual ? [usual] : await select()
  return first
}
