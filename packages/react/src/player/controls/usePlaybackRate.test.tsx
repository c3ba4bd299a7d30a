import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderVoice } from '../../testing/renderVoice.tsx'
import { usePlaybackRate } from './usePlaybackRate.ts'
import { useTrack } from '../sound/useTrack.ts'

const OWL = { url: '/owl.mp3' }

function Rate() {
  const [track, sound] = useTrack(OWL)
  const [rate] = usePlaybackRate(track, sound)
  return <output>{rate}</output>
}

it('usePlaybackRate returns the speed that a page has set for one track', () => {
  const { runtime } = renderVoice(<Rate />)
  expect(screen.getByRole('status').textContent).toBe('1')
  act(() => runtime.playback.track(OWL).adjust({ rate: 1.5 }))
  expect(screen.getByRole('status').textContent).toBe('1.5')
})
