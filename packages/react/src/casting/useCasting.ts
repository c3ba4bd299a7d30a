import { CASTING_LIMITS, LANGUAGE_CODES, TRAITS } from '@voice-rankings/contract'
import type { CastingRole, CastingUse, CastVoice, KnownGender, TraitName } from '@voice-rankings/contract'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useMessages, useRuntime } from '../runtime/index.ts'
import { useLanguageChoice } from '../textLanguage/useLanguageChoice.ts'
import { useSharedSentence } from '../voices/sentence/useSharedSentence.ts'
import { createCastingStore, type Casting, type RoleWishes } from './castingStore.ts'
import { castingMessages } from './messages.ts'

export interface CastingOptions {
  /** Languages with voices, BCP 47. Default: those of the interface. */
  languageCodes?: readonly string[] | undefined
  /** Script at the beginning. Default: none. */
  text?: string | undefined
  /** Use at the beginning. Default: `drama`. */
  castingUse?: CastingUse | undefined
}

/** Wishes for a role as they are chosen. */
export interface RoleChoice {
  readonly gender: KnownGender | null
  readonly traits: readonly TraitName[]
  /** Voice that the visitor has cast; null for the best one. */
  readonly voiceId: string | null
}

const NO_CHOICE: RoleChoice = { gender: null, traits: [], voiceId: null }

/** Time without a change after which a script is cast, in ms. */
const PAUSE_MS = 500

/**
 * Headless casting: a script, the wishes for its roles, and their voices.
 *
 * @example
 * const { roles, onTextChange } = useCasting({ languageCodes: ['en', 'de'] })
 */
export function useCasting(options: CastingOptions = {}) {
  const { languageCodes = LANGUAGE_CODES, text: given = '', castingUse = 'drama' } = options
  const { client } = useRuntime()
  const texts = useMessages('casting', castingMessages)
  const store = useMemo(() => createCastingStore(client), [client])
  const state = useStore(store)
  const sentence = useSharedSentence()
  const [text, onTextChange] = useState(given)
  const [use, onUseChange] = useState(castingUse)
  const [priceLimit, onPriceLimitChange] = useState<number | null>(null)
  const [isCommercial, onCommercialChange] = useState(false)
  const [choices, setChoices] = useState<Readonly<Record<string, RoleChoice>>>({})
  const [shown, onRoleChange] = useState('')
  const { languageCode, languages, onLanguageChange } = useLanguageChoice(languageCodes, text)

  const casting = useMemo((): Casting | null => {
    if (text.trim() === '') return null
    return {
      text: text.slice(0, CASTING_LIMITS.text),
      languageCode,
      casting_use: use,
      ...(priceLimit !== null && { price_limit: priceLimit }),
      commercial_only: isCommercial,
      role_wishes: Object.entries(choices).map(toWishes),
    }
  }, [text, languageCode, use, priceLimit, isCommercial, choices])

  useEffect(() => {
    const timer = setTimeout(() => void store.cast(casting), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [store, casting])
  useEffect(() => () => store.stop(), [store])

  const { roles } = state
  const role = roles?.find(({ role: name }) => name === shown) ?? roles?.[0] ?? null
  const line = role?.first_sentence ?? ''
  useEffect(() => sentence.setText(line), [sentence, line])
  const choiceOf = (name: string) => choices[name] ?? NO_CHOICE
  const change = (name: string, part: Partial<RoleChoice>) =>
    setChoices((known) => ({ ...known, [name]: { ...NO_CHOICE, ...known[name], ...part } }))

  return {
    ...state,
    texts,
    text,
    use,
    priceLimit,
    isCommercial,
    languageCode,
    languages,
    /** Role whose voices are shown; null without roles. */
    role,
    choice: choiceOf(role?.role ?? ''),
    /** First sentence of the role, as spoken by its voices. */
    sentence,
    onTextChange,
    onUseChange,
    onPriceLimitChange,
    onCommercialChange,
    onLanguageChange,
    onRoleChange,
    onGenderChange: (gender: KnownGender | null) => role && change(role.role, { gender }),
    onTraitToggle(trait: TraitName) {
      if (!role) return
      const { traits } = choiceOf(role.role)
      const others = traits.filter((one) => one !== trait && TRAITS[one].attribute !== TRAITS[trait].attribute)
      change(role.role, { traits: traits.includes(trait) ? traits.filter((one) => one !== trait) : [...others, trait] })
    },
    /** Casts a voice, or gives the role back to the best one. */
    onCast({ voice }: CastVoice) {
      if (!role) return
      const { voiceId } = choiceOf(role.role)
      change(role.role, { voiceId: voiceId === voice.voice_id ? null : voice.voice_id })
    },
    onRetry: () => void store.cast(casting),
  }
}

/** State and actions of a casting. */
export type CastingModel = ReturnType<typeof useCasting>

function toWishes([role, { gender, traits, voiceId }]: [string, RoleChoice]): RoleWishes {
  return {
    role,
    ...(gender !== null && { gender }),
    ...(voiceId !== null && { voice_id: voiceId }),
    wishes: traits.map((trait) => {
      const { attribute } = TRAITS[trait]
      return { attribute, wanted: 'from' in TRAITS[trait] ? 'high' : 'low' } as const
    }),
  }
}

/** Cast voice of a role; undefined without voices. */
export const castVoiceOf = ({ voices, cast_voice_id: id }: CastingRole): CastVoice | undefined =>
  voices.find(({ voice }) => voice.voice_id === id)
