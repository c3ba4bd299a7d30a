import { DESIGN_LIMITS } from '@voice-rankings/contract'
import { useId } from 'react'
import { languageName } from '../names/languageName.ts'
import { providerName } from '../names/providerName.ts'
import { useMessages, useWriting } from '../runtime/index.ts'
import { Select } from '../ui/index.ts'
import { priceText, voicesMessages } from '../voices/index.ts'
import type { VoiceDesignerModel } from './useVoiceDesigner.ts'

/** Voice of a connected provider with its price, and its instructions if it takes them. */
export function ProviderControls({
  texts,
  design,
  provider,
  providerBases,
  onChoose,
  onInstruct,
}: Pick<VoiceDesignerModel, 'texts' | 'design' | 'provider' | 'providerBases' | 'onChoose' | 'onInstruct'>) {
  const id = useId()
  const writing = useWriting()
  const messages = useMessages('voices', voicesMessages)
  const isOnlyService = new Set(providerBases.map(({ voice_service }) => voice_service)).size === 1
  const options = providerBases.map(({ voice_id, voice_name, voice_service, voice_language_codes: codes }) => ({
    value: voice_id,
    label: [
      voice_name,
      ...(isOnlyService ? [] : [providerName(voice_service)]),
      // Of a voice of many languages, none is its own.
      ...(codes.length > 3 ? [] : codes.map((code) => languageName(code, writing))),
    ].join(' · '),
  }))
  return (
    <>
      <Select
        label={texts.base}
        value={design.design_base}
        // A voice that is not connected here keeps its id.
        options={provider ? options : [{ value: design.design_base, label: design.design_base }, ...options]}
        onValueChange={(value) => onChoose('provider', value)}
      />
      {provider?.voice_price && <p part="designer-hint">{priceText(provider.voice_price, messages, writing)}</p>}
      {provider && <p part="designer-hint">{texts.paid}</p>}
      {provider?.takes_instructions && (
        <div part="designer-instructions">
          <label htmlFor={id}>{texts.instructions}</label>
          <textarea
            id={id}
            className="voice-field"
            rows={3}
            dir="auto"
            value={design.design_instructions ?? ''}
            maxLength={DESIGN_LIMITS.instructions}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => onInstruct(target.value)}
          />
          <p id={`${id}-hint`} part="designer-hint">
            {texts.instructionsHint}
          </p>
        </div>
      )}
    </>
  )
}
