import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { useRuntime } from './VoiceProvider.tsx'

afterEach(() => vi.restoreAllMocks())

function Inside() {
  useRuntime()
  return <p>inside</p>
}

it('a component outside a provider throws an error with a remedy', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Inside />)).toThrow(
    /This component needs <VoiceProvider runtime=\{createRuntime\(\)\}> around it/,
  )
})

it('VoiceProvider applies its theme to its content', () => {
  const { container } = renderVoice(<Inside />, { theme: 'dark' })
  expect(container.querySelector('[data-theme=dark]')?.textContent).toBe('inside')
})

it('VoiceProvider renders no element of its own without a theme', () => {
  const { container } = renderVoice(<Inside />)
  expect(container.innerHTML).toBe('<p>inside</p>')
})
