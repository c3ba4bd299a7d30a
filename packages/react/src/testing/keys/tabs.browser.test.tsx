import { voiceFixture } from '@voice-rankings/testkit'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { VoiceOverview, VoiceOverviewDialog } from '../../overview/index.ts'
import type { VoiceView } from '../../overview/index.ts'
import { overviewHandlers } from '../../overview/testing/overviewHandlers.ts'
import { PLACES } from '../showInBrowser.tsx'
import { enterStage } from '../stage.tsx'
import type { Stage } from '../stage.tsx'

const voice = voiceFixture()

function InDialog() {
  const [open, setOpen] = useState(false)
  const [view, setView] = useState<VoiceView>('generate')
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <VoiceOverviewDialog voice={voice} open={open} onOpenChange={setOpen} view={view} onViewChange={setView} />
    </>
  )
}

const tabsIn = ({ root }: Stage) => [...root.querySelectorAll<HTMLElement>('[role=tab]')]
const panelIn = ({ root }: Stage) => root.querySelector('[role=tabpanel]')

describe.each(PLACES)('tabs %s', (place) => {
  let stage: Stage
  afterEach(() => stage.leave())

  describe('voice tabs in a dialog', () => {
    beforeEach(async () => {
      stage = await enterStage(place, <InDialog />, { handlers: overviewHandlers, awaits: 'open' })
      await stage.press('open', 'Enter')
    })

    it.each([
      ['ArrowRight', 'Details'],
      ['ArrowRight ArrowRight', 'Details → Similar'],
      ['ArrowRight ArrowRight ArrowRight', 'Details → Similar → Generate'],
      ['ArrowLeft', 'Similar'],
      ['ArrowLeft ArrowLeft', 'Similar → Details'],
      ['End', 'Similar'],
      ['End Home', 'Similar → Generate'],
      ['ArrowRight Enter', 'Details → Details'],
      ['ArrowRight Space', 'Details → Details'],
      ['ArrowDown', 'Generate'],
      ['ArrowRight Tab Shift+Tab', 'Details → Analyse → Details'],
      ['ArrowRight Escape', 'Details → open'],
    ])('the keys %s move through %s and show the named views', async (keys, path) => {
      expect(await stage.press('Generate', keys)).toBe(path)
      if (path.endsWith('open')) return expect(stage.hasOverlay()).toBe(false)
      const [chosen, ...others] = tabsIn(stage).filter((tab) => tab.getAttribute('aria-selected') === 'true')
      expect([chosen?.textContent, others]).toEqual([path.split(' → ').at(-1), []])
      expect(chosen?.getAttribute('aria-controls')).toBe(panelIn(stage)?.id)
      expect(panelIn(stage)?.getAttribute('aria-labelledby')).toBe(chosen?.id)
    })

    it('are a single tab stop, followed by the other views and the panel', async () => {
      await stage.press('Generate', 'ArrowRight')
      expect(tabsIn(stage).map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
      await stage.press(null, 'Tab Tab Tab')
      const active = stage.root instanceof ShadowRoot ? stage.root.activeElement : document.activeElement
      expect(active).toBe(panelIn(stage))
    })
  })

  it('the views of a voice on a page are links, each a tab stop', async () => {
    stage = await enterStage(place, <VoiceOverview voice={voice} />, { handlers: overviewHandlers, awaits: 'Details' })
    expect(await stage.press('Generate', 'Tab Tab Tab Tab Shift+Tab')).toBe(
      'Details → Similar → Analyse → Compare → Analyse',
    )
    expect(stage.named('Generate').getAttribute('aria-current')).toBe('page')
  })
})
