import { CASTING_LIMITS, LANGUAGE_CODES, TRAITS } from '@voice-rankings/contract'
import type { CastingRole, CastingUse, CastVoice, KnownGender, TraitName, Work } from '@voice-rankings/contract'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useMessages, usePreference, useRuntime } from '../runtime/index.ts'
import { SCRIPT_KEY } from '../runtime/preferences.ts'
import { useLanguageChoice } from '../textLanguage/useLanguageChoice.ts'
import { useSharedSentence } from '../voices/index.ts'
import { createNewWorkStore } from '../works/index.ts'
import { NO_CHOICE, parseStored, readDraft, writeDraft } from './castingDraft.ts'
import type { CastingDraft, RoleChoice } from './castingDraft.ts'
import { createCastingStore, type Casting, type RoleWishes } from './castingStore.ts'
import { castingMessages } from './messages.ts'

export interface CastingOptions {
  /** Languages with voices, BCP 47. Default: those of the interface. */
  languageCodes?: readonly string[] | undefined
  /** Script at the beginning. Default: the visitor's last one, or none. */
  text?: string | undefined
  /** Use at the beginning. Default: the visitor's last one, or `drama`. */
  castingUse?: CastingUse | undefined
  /**
   * Called with the scene, stored as a long text in which each role has its cast voice, to open it in a reader. Default:
   * the scene cannot be heard as a whole.
   */
  onScene?: ((work: Work) => void) | undefined
}

/** Time without a change after which a script is cast, in ms. */
const PAUSE_MS = 500

/**
 * Headless casting: a script, the wishes for its roles, and their voices. Script and wishes are remembered between
 * visits.
 *
 * @example
 * const { roles, onTextChange } = useCasting({ languageCodes: ['en', 'de'] })
 */
export function useCasting(options: CastingOptions = {}) {
  const { languageCodes = LANGUAGE_CODES, onScene } = options
  const { client } = useRuntime()
  const texts = useMessages('casting', castingMessages)
  const store = useMemo(() => createCastingStore(client), [client])
  const state = useStore(store)
  const sceneStore = useMemo(() => createNewWorkStore(client), [client])
  const scene = useStore(sceneStore)
  const sentence = useSharedSentence()
  const [draft, onDraftChange] = useDraft(options)
  const { text, use, priceLimit, isCommercial, choices } = draft
  const [isEditing, onEditingChange] = useState(false)
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
      // Choices for roles of an earlier script stay remembered.
      role_wishes: Object.entries(choices)
        .filter(([name]) => text.includes(name))
        .map(toWishes),
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
  const choose = (name: string, part: Partial<RoleChoice>) =>
    onDraftChange({ choices: { ...choices, [name]: { ...choiceOf(name), ...part } } })

  return {
    ...state,
    ...draft,
    texts,
    languageCode,
    languages,
    /** True while the script is edited, false while its lines are shown. A script that is empty is edited. */
    isEditing: isEditing || text.trim() === '',
    /** Role whose voices are shown; null without roles. */
    role,
    choice: choiceOf(role?.role ?? ''),
    /** First sentence of the role, as spoken by its voices. */
    sentence,
    /** Storing of the scene; null if it cannot be heard as a whole. */
    scene: onScene && roles?.some(castVoiceOf) ? scene : null,
    onDraftChange,
    onEditingChange,
    onLanguageChange,
    onRoleChange,
    onGenderChange: (gender: KnownGender | null) => role && choose(role.role, { gender }),
    onTraitToggle(trait: TraitName) {
      if (!role) return
      const { traits } = choiceOf(role.role)
      const others = traits.filter((one) => one !== trait && TRAITS[one].attribute !== TRAITS[trait].attribute)
      choose(role.role, { traits: traits.includes(trait) ? traits.filter((one) => one !== trait) : [...others, trait] })
    },
    /** Casts a voice, or gives the role back to the best one. */
    onCast({ voice }: CastVoice) {
      if (!role) return
      const { voiceId } = choiceOf(role.role)
      choose(role.role, { voiceId: voiceId === voice.voice_id ? null : voice.voice_id })
    },
    onRetry: () => void store.cast(casting),
    /** Stores the scene with the cast voices. */
    onHear() {
      const cast = (roles ?? []).flatMap((one) => {
        const id = castVoiceOf(one)?.voice.voice_id
        return id === undefined ? [] : [[one.role, id] as const]
      })
      // The voice of text without a role, and of roles without a voice.
      const [, voiceId] = cast.find(([name]) => name === '') ?? cast[0] ?? []
      if (voiceId === undefined || scene.isCreating) return
      const speakerVoices = Object.fromEntries(cast.filter(([name]) => name !== ''))
      void sceneStore
        .create({ format: 'text', text, title: '', voiceId, speakerVoices })
        .then((work) => work && onScene?.(work))
    },
  }
}

/** State and actions of a casting. */
export type CastingModel = ReturnType<typeof useCasting>

/** Draft of the visitor, or a given script until it is changed. */
function useDraft({ text: given = '', castingUse }: CastingOptions) {
  const [stored, store] = usePreference(SCRIPT_KEY, parseStored)
  const [isGiven, setGiven] = useState(given !== '')
  const draft = useMemo((): CastingDraft => {
    const known = readDraft(isGiven ? '' : stored)
    return isGiven ? { ...known, text: given, use: castingUse ?? known.use } : known
  }, [isGiven, given, castingUse, stored])
  function onChange(part: Partial<CastingDraft>): void {
    setGiven(false)
    store(writeDraft({ ...draft, ...part }))
  }
  return [draft, onChange] as const
}

function toWishes([role, { gender, traits, voiceId }]: [string, RoleChoice]): RoleWishes {
  return {
    role,
    ...(gender !== null && { gender }),
    ...(voiceId !== null && { voice_id: voiceId }),
    wishes: traits.map((trait) => ({ attribute: TRAITS[trait].attribute, wanted: TRAITS[trait].end })),
  }
}

/** Cast voice of a role; undefined without voices. */
export const castVoiceOf = ({ voices, cast_voice_id: id }: CastingRole): CastVoice | undefined =>
  voices.find(({ voice }) => voice.voice_id === id)
