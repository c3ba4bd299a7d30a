import { profileFixture, voiceFixture } from '@voice-rankings/testkit'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { UsernameDialog } from '../../account/index.ts'
import { loadUsernameDialog } from '../../account/testing/loadUsernameDialog.ts'
import { VoiceOverviewDialog } from '../../overview/index.ts'
import { overviewHandlers } from '../../overview/testing/overviewHandlers.ts'
import { useRuntime } from '../../runtime/index.ts'
import { LoginDialog } from '../../session/index.ts'
import { PLACES } from '../showInBrowser.tsx'
import { enterStage } from '../stage.tsx'
import type { Stage } from '../stage.tsx'

const voice = voiceFixture()

function Login() {
  const { loginPrompt } = useRuntime()
  return (
    <>
      <button type="button" onClick={() => loginPrompt.open()}>
        open
      </button>
      <LoginDialog />
    </>
  )
}

type OpenDialog = (props: { open: boolean; onOpenChange: (open: boolean) => void }) => React.ReactNode

function Opened({ dialog }: { dialog: OpenDialog }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {dialog({ open, onOpenChange: setOpen })}
    </>
  )
}

/** Dialogs with their initial focus, and the first and last control in Tab order. */
const DIALOGS = [
  { dialog: 'login', children: <Login />, names: { BEGIN: 'Login / Sign Up', TOP: 'Close', END: 'Maybe Later' } },
  {
    dialog: 'username',
    children: <Opened dialog={(props) => <UsernameDialog {...props} />} />,
    names: { BEGIN: 'Username', TOP: 'Close', END: 'Cancel' },
  },
  {
    dialog: 'voice',
    children: <Opened dialog={(props) => <VoiceOverviewDialog voice={voice} view="details" {...props} />} />,
    names: { BEGIN: 'Close', TOP: 'Close', END: 'END' },
  },
]

beforeAll(async () => void (await loadUsernameDialog()))

describe.each(PLACES)('dialogs %s', (place) => {
  describe.each(DIALOGS)('$dialog dialog', ({ children, names }) => {
    let stage: Stage
    beforeEach(async () => {
      const profile = profileFixture()
      stage = await enterStage(place, children, { handlers: overviewHandlers, profile, awaits: 'open' })
    })
    afterEach(() => stage.leave())

    it('opens with Enter or Space, moves focus inside, and has a name', async () => {
      for (const key of ['Enter', 'Space']) {
        expect(await stage.press('open', key)).toBe(names.BEGIN)
        const dialog = stage.root.querySelector('[part=backdrop]')
        const id = dialog?.getAttribute('aria-labelledby')
        expect(dialog?.querySelector(`[id="${id}"]`)?.textContent).toMatch(/\w/)
        await stage.press(null, 'Escape')
      }
    })

    it('focuses its initial control directly', async () => {
      const focused: string[] = []
      stage.root.addEventListener('focusin', () => focused.push(stage.focused()))
      await stage.press('open', 'Enter')
      expect(focused).toEqual(['open', names.BEGIN])
    })

    it('closes with Escape and restores focus', async () => {
      expect(await stage.press('open', 'Enter Tab Escape')).toMatch(/→ open$/)
      expect(stage.hasOverlay()).toBe(false)
    })

    it('closes with its button and restores focus', async () => {
      await stage.press('open', 'Enter')
      expect(await stage.press('Close', 'Enter')).toBe('open')
      expect(stage.hasOverlay()).toBe(false)
    })

    it('keeps Tab and Shift+Tab inside', async () => {
      await stage.press('open', 'Enter')
      const last = await stage.press(names.TOP, 'Shift+Tab')
      if (names.END !== 'END') expect(last).toBe(names.END)
      expect(await stage.press(null, 'Tab')).toBe(names.TOP)
      const there = [names.TOP]
      for (let step = 0; step < 60; step += 1) {
        const next = await stage.press(null, 'Tab')
        if (next === names.TOP) break
        there.push(next)
      }
      expect(there.at(-1)).toBe(last)
      expect(there).not.toContain('before')
      expect(there).not.toContain('nothing')
    })
  })
})
