import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { useRuntime, useTheme } from './VoiceProvider.tsx'

afterEach(() => vi.restoreAllMocks())

function Theme() {
  useRuntime()
  return <p>{useTheme()}</p>
}

it('says what to do when a component stands outside a provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Theme />)).toThrow(/Put <VoiceProvider runtime=\{createRuntime\(\)\}> around it/)
})

it('gives its theme to everything inside', () => {
  const { container } = renderVoice(<Theme />, { theme: 'dark' })
  expect(container.querySelector('[data-theme=dark]')?.textContent).toBe('dark')
})

it('adds no element of its own without a theme', () => {
  const { container } = renderVoice(<Theme />)
  expect(container.innerHTML).toBe('<p></p>')
})
