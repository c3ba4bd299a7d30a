import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { designedVoices } from '../../kernel/database/designTables.ts'
import { voices } from '../../kernel/database/schema.ts'
import { CATALOGUE_COLUMNS, type Catalogue, type CatalogueVoice } from '../voices/createCatalogue.ts'

/** The catalogue of one person. */
export interface OwnCatalogue extends Catalogue {
  /** Voices that the person has designed, newest first; they are the first of `voices`. */
  readonly designed: readonly CatalogueVoice[]
}

/** Returns the catalogue with the designed voices of an owner, who finds them wherever voices are found. */
export async function ownCatalogue(
  { queries }: Database,
  catalogue: Catalogue,
  ownerKey: string | null,
): Promise<OwnCatalogue> {
  const designed =
    ownerKey === null
      ? []
      : await queries
          .select(CATALOGUE_COLUMNS)
          .from(designedVoices)
          .innerJoin(voices, eq(voices.voice_id, designedVoices.voice_id))
          .where(and(eq(designedVoices.owner_key, ownerKey), isNull(designedVoices.deleted_at)))
          .orderBy(desc(designedVoices.created_at), designedVoices.voice_id)
  // The list itself is what other searches know: with the same list they find what they have counted.
  return designed.length === 0
    ? { ...catalogue, designed }
    : { ...catalogue, voices: [...designed, ...catalogue.voices], designed }
}
