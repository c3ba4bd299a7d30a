import { expect, it } from 'vitest'
import { providerName, runsOffline } from './providerName.ts'

it.each([
  ['espeak', 'eSpeak NG', true],
  ['openai', 'OpenAI', false],
  ['flite', 'Flite', true],
  ['piper', 'Piper', true],
  ['cartesia', 'Cartesia', false],
  ['', '', false],
])('the service %j is named %j, and runs without a network: %s', (service, name, isOffline) => {
  expect(providerName(service)).toBe(name)
  expect(runsOffline(service)).toBe(isOffline)
})
