import type { CastingUse, KnownGender, TraitName } from '@voice-rankings/contract'

/** Wishes for a role as they are chosen. */
export interface RoleChoice {
  readonly gender: KnownGender | null
  readonly traits: readonly TraitName[]
  /** Voice that the visitor has cast; null for the best one. */
  readonly voiceId: string | null
}

/** Script and wishes of a visitor. */
export interface CastingDraft {
  readonly text: string
  readonly use: CastingUse
  /** US dollars per million characters; null for any price. */
  readonly priceLimit: number | null
  readonly isCommercial: boolean
  /** Choices by the names of roles. */
  readonly choices: Readonly<Record<string, RoleChoice>>
}

export const NO_CHOICE: RoleChoice = { gender: null, traits: [], voiceId: null }

const NO_DRAFT: CastingDraft = { text: '', use: 'drama', priceLimit: null, isCommercial: false, choices: {} }

/** Text of a stored draft, as `usePreference` reads it; blank for none. */
export const parseStored = (stored: string | null): string => stored ?? ''

/** Reads a draft that {@link writeDraft} wrote; an empty one for any other text. */
export function readDraft(stored: string): CastingDraft {
  try {
    return { ...NO_DRAFT, ...(JSON.parse(stored) as Partial<CastingDraft> | null) }
  } catch {
    return NO_DRAFT
  }
}

export const writeDraft = (draft: CastingDraft): string => JSON.stringify(draft)
