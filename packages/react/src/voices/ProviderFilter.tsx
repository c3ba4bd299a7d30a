import type { ProviderCount } from '@voice-rankings/contract'
import { useId, useState } from 'react'
import { providerName } from '../names/providerName.ts'
import { useMessages } from '../runtime/index.ts'
import { ProviderMark } from './ProviderMark.tsx'
import { voicesMessages } from './messages.ts'

/** Number of providers in the folded list, and of those from which on it folds. */
const FOLDED = 5
const FOLDS_FROM = 7
/** Number of providers from which they can be found by a part of their name. */
const FINDABLE = 10

interface ProviderFilterProps {
  /** Id of the chosen provider, or `all`. */
  chosen: string
  /** Providers with the most voices first. */
  providers: readonly ProviderCount[]
  onChoose: (service: string) => void
}

/** Choice of a provider: those with the most voices, and all others on demand. */
export function ProviderFilter({ chosen, providers, onChoose }: ProviderFilterProps) {
  const messages = useMessages('voices', voicesMessages)
  const name = useId()
  const [isOpen, setOpen] = useState(false)
  const [wanted, setWanted] = useState('')
  const isKnown = chosen === 'all' || providers.some(({ value }) => value === chosen)
  const all = isKnown ? providers : [...providers, { value: chosen, count: 0, host: '' }]
  const folds = all.length >= FOLDS_FROM
  const folded = folds ? all.filter(({ value }, n) => n < FOLDED || value === chosen) : all
  const term = wanted.trim().toLowerCase()
  const shown = isOpen ? all.filter(({ value }) => providerName(value).toLowerCase().includes(term)) : folded
  return (
    <fieldset className="voice-providers" part="providers">
      <legend>{messages.provider}</legend>
      {isOpen && all.length >= FINDABLE ? (
        <input
          type="search"
          aria-label={messages.findProvider}
          placeholder={messages.findProvider}
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      ) : null}
      {[{ value: 'all', count: 0, host: '' }, ...shown].map(({ value, count, host }) => (
        <label key={value} data-state={value === chosen ? 'on' : 'off'}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {value === 'all' ? (
            messages.allProviders(all.length)
          ) : (
            <>
              <ProviderMark voice={{ voice_service: value, voice_service_alias: host }} />
              <span>{providerName(value)}</span> <span data-count>{messages.count(count)}</span>
            </>
          )}
        </label>
      ))}
      {folds ? (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen)
            setWanted('')
          }}
        >
          {isOpen ? messages.fewerProviders : messages.moreProviders(all.length - folded.length)}
        </button>
      ) : null}
    </fieldset>
  )
}
