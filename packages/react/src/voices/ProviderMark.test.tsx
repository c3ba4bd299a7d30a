import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { voiceListingFixture } from '@voice-rankings/testkit'
import { afterEach, expect, test } from 'vitest'
import type { RuntimeOptions } from '../runtime/index.ts'
import { VoiceProvider, createRuntime } from '../runtime/index.ts'
import { ProviderMark } from './ProviderMark.tsx'

afterEach(cleanup)

const voice = voiceListingFixture({ voice_service: 'flite', voice_service_alias: 'cmuflite.org' })

function show(providerIconUrl: RuntimeOptions['providerIconUrl'], shown = voice) {
  const { container } = render(
    <VoiceProvider runtime={createRuntime({ providerIconUrl })}>
      <ProviderMark voice={shown} />
    </VoiceProvider>,
  )
  return container
}
const icon = () => screen.queryByRole('presentation', { hidden: true })

test("ProviderMark requests the icon by the voice's provider host", () => {
  show((alias) => `/icons/${alias}.png`)
  expect(icon()?.getAttribute('src')).toBe('/icons/cmuflite.org.png')
})

test('ProviderMark loads the icon from the voice server, unless the page provides another address', () => {
  show(undefined)
  expect(icon()?.getAttribute('src')).toBe('/provider-icons/cmuflite.org')
})

test.each([
  ['of a provider that has none', () => null, voice],
  ['of a voice without a host', (alias: string) => `/icons/${alias}`, { ...voice, voice_service_alias: '' }],
])("the mark %s is the provider's initial, without a request", (_which, providerIconUrl, shown) => {
  expect(show(providerIconUrl, shown).textContent).toBe('F')
  expect(icon()).toBeNull()
})

test('an icon that fails to load leaves the initial', () => {
  const container = show(() => '/icons/gone.png')
  fireEvent.error(icon()!)
  expect(container.textContent).toBe('F')
})
