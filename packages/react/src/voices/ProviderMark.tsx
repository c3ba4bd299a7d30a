import type { Voice } from '@voice-rankings/contract'
import { useState } from 'react'
import { usePlayerRuntime } from '../runtime/index.ts'
import { providerName } from '../names/providerName.ts'

/**
 * Icon of a provider, or its initial in a neutral square if there is none or it fails to load. Decorative: the name is
 * beside it.
 */
export function ProviderMark({ voice }: { voice: Pick<Voice, 'voice_service' | 'voice_service_alias'> }) {
  const { providerIconUrl } = usePlayerRuntime()
  const [broken, setBroken] = useState<string | null>(null)
  const url = voice.voice_service_alias ? providerIconUrl(voice.voice_service_alias) : null
  const icon = url === broken ? null : url
  return (
    <span
      className="voice-provider-mark"
      part="provider-mark"
      data-status={icon ? 'icon' : 'initial'}
      aria-hidden="true"
    >
      {icon ? (
        <img src={icon} alt="" width={18} height={18} loading="lazy" onError={() => setBroken(icon)} />
      ) : (
        providerName(voice.voice_service).charAt(0).toUpperCase()
      )}
    </span>
  )
}
