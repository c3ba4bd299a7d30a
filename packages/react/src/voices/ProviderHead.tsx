import type { ProviderSummary } from '@voice-rankings/contract'
import { providerName } from '../names/providerName.ts'
import { useMessages, useWriting } from '../runtime/index.ts'
import { Fact } from './Fact.tsx'
import { LicenceText } from './LicenceText.tsx'
import { ProviderMark } from './ProviderMark.tsx'
import { voicesMessages } from './messages.ts'
import { rangeText } from './priceText.ts'

/** Prices, licences and website of a provider. */
export function ProviderFacts({ provider }: { provider: ProviderSummary }) {
  const messages = useMessages('voices', voicesMessages)
  const writing = useWriting()
  const { voice_service_alias: host, free_count, price_ranges, licences } = provider
  const prices = [
    ...(free_count > 0 ? [messages.free] : []),
    ...price_ranges.map((range) => rangeText(range, messages, writing)),
  ]
  return (
    <dl className="voice-provider-facts" part="provider-facts">
      <Fact name={messages.price}>{prices.join(' · ')}</Fact>
      <Fact name={messages.licence}>
        {licences.length === 0
          ? messages.notStated
          : licences.map((licence) => (
              <span key={JSON.stringify(licence)}>
                <LicenceText licence={licence} />
              </span>
            ))}
      </Fact>
      {isPublic(host) ? (
        <Fact name={messages.website}>
          <a href={`https://${host}`} rel="noopener">
            {host}
          </a>
        </Fact>
      ) : null}
    </dl>
  )
}

/** Name of a provider as the title of its page, with its icon. */
export function ProviderTitle({ service, provider }: { service: string; provider: ProviderSummary | undefined }) {
  const messages = useMessages('voices', voicesMessages)
  const host = provider?.voice_service_alias ?? ''
  return (
    <h1 className="voice-provider-title">
      <ProviderMark voice={{ voice_service: service, voice_service_alias: host }} />{' '}
      {messages.byProvider(providerName(service))}
    </h1>
  )
}

/** True for names of the public internet; a server of the operator's own may have an address or a local name. */
const isPublic = (host: string) => /\.[a-z]{2,}$/.test(host) && !/\.(?:local|internal|lan|home|test)$/.test(host)
