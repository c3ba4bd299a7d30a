import { screen } from '@testing-library/react'
import { profileFixture, voiceFixture } from '@voice-rankings/testkit'
import { describe, expect, it } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { LazyTextCost } from './LazyTextCost.tsx'

const free = voiceFixture()
const paid = voiceFixture({ voice_price: { perMillion: 16, unit: 'character', currency: 'USD', credits: 4 } })

function show(text: string, profile: ReturnType<typeof profileFixture> | null, voices = [free, paid]) {
  return renderVoice(<LazyTextCost text={text} voices={voices} />, { profile })
}

describe('the cost of a text', () => {
  it('is the sum of what each voice costs', async () => {
    show('Hello', profileFixture({ total_credits: 100, voice_credits: 0 }))
    expect((await screen.findByText('About 25 credits')).dataset.state).toBe('within')
  })

  it('says how many credits are left if it costs more', async () => {
    show('Hello', profileFixture({ total_credits: 100, voice_credits: 80 }))
    expect((await screen.findByText('About 25 credits; you have 20')).dataset.state).toBe('over')
  })

  it('is absent for visitors, who pay nothing', async () => {
    const { container } = show('Hello', null)
    await Promise.resolve()
    expect(container.textContent).toBe('')
  })
})
