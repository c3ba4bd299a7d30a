import { providerName } from './providerName.ts'

/** A provider's initial in a neutral square, in the place of an icon. Decorative: the name stands beside it. */
export function ProviderMark({ service }: { service: string }) {
  return (
    <span className="voice-provider-mark" part="provider-mark" aria-hidden="true">
      {providerName(service).charAt(0).toUpperCase()}
    </span>
  )
}
