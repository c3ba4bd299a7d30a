import type { Api, CallOutput, Snippet, SnippetVariant } from '@voice-rankings/contract'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { snippetOwners, snippets, voices } from '../../kernel/database/schema.ts'
import { normaliseName } from '../voices/normaliseName.ts'

/** Maximum number of texts in one answer. */
const MAX_TEXTS = 200

/** Maximum number of an owner's snippets to search, newest first. */
const MAX_SEARCHED = 5000

/**
 * Returns the client's texts, newest first, each with all its voices. A search term matches texts and voice names,
 * ignoring case and accents. `ownerKey` identifies the client; null for an unknown one.
 */
export async function getSnippets(
  { queries }: Database,
  search: string,
  ownerKey: string | null,
): Promise<CallOutput<Api['snippets']['list']>> {
  const keys = ownerKey === null ? [] : await findTexts({ queries }, search, ownerKey)
  if (keys.length === 0 || ownerKey === null) return { statusCode: 200, snippets: [], error: null }
  const rows = await queries
    .select({
      text_key: snippets.text_key,
      voice_snippet_text: snippets.voice_snippet_text,
      variant: variantColumns,
    })
    .from(snippetOwners)
    .innerJoin(snippets, eq(snippets.voice_snippet_id, snippetOwners.voice_snippet_id))
    .innerJoin(voices, eq(voices.voice_id, snippets.voice_id))
    .where(and(audible(ownerKey), inArray(snippets.text_key, keys)))
    .orderBy(...newestFirst)
  const byText = new Map<string, Snippet>()
  for (const { text_key, voice_snippet_text, variant } of rows) {
    const known = byText.get(text_key)
    if (known) addVariant(known, variant)
    else byText.set(text_key, newSnippet(voice_snippet_text, variant))
  }
  return { statusCode: 200, snippets: keys.flatMap((key) => byText.get(key) ?? []), error: null }
}

const variantColumns = {
  voice_name: voices.voice_name,
  voice_service: voices.voice_service,
  voice_service_alias: voices.voice_service_alias,
  voice_gender: voices.voice_gender,
  voice_speaker_id: voices.voice_speaker_id,
  voice_snippet_id: snippets.voice_snippet_id,
  voice_snippet_timestamps: snippets.voice_snippet_timestamps,
  voice_snippet_duration: snippets.voice_snippet_duration,
}

/** Snippets of an owner whose audio is available. */
const audible = (ownerKey: string) => and(eq(snippetOwners.owner_key, ownerKey), isNull(snippets.awaited_upload))

const newestFirst = [desc(snippetOwners.created_at), snippets.voice_snippet_id]

/** Keys of the matching texts, newest first. */
async function findTexts({ queries }: Pick<Database, 'queries'>, search: string, ownerKey: string): Promise<string[]> {
  const term = normaliseName(search)
  const rows = await queries
    .select({ key: snippets.text_key, text: snippets.voice_snippet_text, voice: voices.voice_name })
    .from(snippetOwners)
    .innerJoin(snippets, eq(snippets.voice_snippet_id, snippetOwners.voice_snippet_id))
    .innerJoin(voices, eq(voices.voice_id, snippets.voice_id))
    .where(audible(ownerKey))
    .orderBy(...newestFirst)
    .limit(MAX_SEARCHED)
  // Compared here instead of in SQL, independent of the database's locale.
  const found = rows.filter(
    ({ text, voice }) => term === '' || [text, voice].some((given) => normaliseName(given).includes(term)),
  )
  return [...new Set(found.map(({ key }) => key))].slice(0, MAX_TEXTS)
}

function newSnippet(text: string, newest: SnippetVariant): Snippet {
  return {
    voice_snippet_id: newest.voice_snippet_id,
    voice_snippet_text: text,
    voice_variants: [newest],
    variant_count: 1,
    voice_gender: newest.voice_gender,
  }
}

function addVariant(snippet: Snippet, variant: SnippetVariant): void {
  snippet.voice_variants.push(variant)
  snippet.variant_count += 1
}
