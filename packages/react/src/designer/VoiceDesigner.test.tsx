import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { VoiceMapResult } from '@voice-rankings/contract'
import { RequestError } from '@voice-rankings/sdk'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { DesignedVoices, VoiceDesigner } from './index.ts'
import { designedFixture, previewFixture, providerBaseFixture } from './testing/spokenFixture.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

const map: VoiceMapResult = {
  total: 1,
  unmeasured: 0,
  groups: [{ voice_service: 'flite', voice_gender: 'female', voice_language_code: 'en-US' }],
  columns: {
    voice_name: ['Amelia'],
    voice_speaker_id: ['slt--base'],
    voice_group: [0],
    voice_pitch_hz: [170],
    voice_words_per_minute: [160],
  },
}

const slider = (name: string) => screen.getByRole('slider', { name })
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Sentence' })
const valueOf = (name: string) => (slider(name) as HTMLInputElement).value
const button = (name: string) => screen.getByRole('button', { name })
const move = (name: string, value: number) => fireEvent.change(slider(name), { target: { value: String(value) } })

const setupDesigner = (handlers: FakeHandlers = {}, designer = <VoiceDesigner />, messages: object = {}) => {
  const preview = vi.fn(() => previewFixture())
  const shown = renderVoice(designer, {
    messages,
    handlers: {
      'voices.map': () => map,
      'designs.preview': preview,
      'designs.list': () => ({ designs: [], provider_bases: [] }),
      'designs.save': ({ voice_name }) => ({ designed: designedFixture(voice_name) }),
      ...handlers,
    },
  })
  const designs = () => preview.mock.calls.map((call) => (call as unknown as [{ design: object }])[0].design)
  return { ...shown, preview, designs }
}

describe('VoiceDesigner', () => {
  it('measures the engine’s own voice at first without playing it', async () => {
    const { audio } = setupDesigner()
    expect(await screen.findByText('101 Hz')).toBeTruthy()
    expect(screen.getByText('163 wpm')).toBeTruthy()
    expect(audio).toEqual([])
  })

  it('speaks once after a slider has come to rest, with changed parameters only', async () => {
    const { designs, audio } = setupDesigner()
    await screen.findByText('101 Hz')
    for (const pitch of [120, 140, 160]) move('Pitch', pitch)
    await waitFor(() => expect(audio).toHaveLength(1))
    expect(designs()).toEqual([
      { design_engine: 'espeak', design_base: 'en-US' },
      { design_engine: 'espeak', design_base: 'en-US', design_pitch: 160 },
    ])
  })

  it('begins with an engine of the server in the language of the interface, or else with its first', async () => {
    const { designs } = setupDesigner({ 'designs.list': () => ({ designs: [], design_engines: ['flite'] }) })
    await screen.findByText('101 Hz')
    expect(designs()).toEqual([{ design_engine: 'flite', design_base: 'slt' }])
    expect(screen.getAllByRole('radio')).toEqual([screen.getByRole('radio', { name: 'Flite' })])
    expect(button('Undo').getAttribute('aria-disabled')).toBe('true')
  })

  it('keeps a slider that was moved before the engines are known', async () => {
    const { designs } = setupDesigner({ 'designs.list': () => ({ designs: [], design_engines: ['espeak'] }) })
    move('Pitch', 160)
    await screen.findByText('101 Hz')
    expect(designs()).toEqual([{ design_engine: 'espeak', design_base: 'en-US', design_pitch: 160 }])
  })

  it('says that a server has no voice to change', async () => {
    const { preview } = setupDesigner({
      'designs.list': () => ({ designs: [], design_engines: [], provider_bases: [] }),
    })
    expect(await screen.findByText('This server has no voice that can be changed.')).toBeTruthy()
    expect([screen.queryByRole('slider'), screen.queryByRole('button', { name: 'Reset' })]).toEqual([null, null])
    expect(preview).not.toHaveBeenCalled()
  })

  it('names the value of a slider with its unit', async () => {
    setupDesigner()
    move('Range', 7.5)
    await waitFor(() => expect(slider('Range').getAttribute('aria-valuetext')).toBe('7.5 semitones'))
  })

  it('undoes a series of moves as one step, and redoes it', async () => {
    const { user, audio } = setupDesigner()
    await screen.findByText('101 Hz')
    for (const pitch of [120, 140, 160]) move('Pitch', pitch)
    await waitFor(() => expect(audio).toHaveLength(1))
    await user.click(button('Undo'))
    expect(valueOf('Pitch')).toBe('99')
    expect(button('Undo').getAttribute('aria-disabled')).toBe('true')
    await user.click(button('Redo'))
    expect(valueOf('Pitch')).toBe('160')
  })

  it('resets a group, a slider by the Delete key, and all', async () => {
    const { user } = setupDesigner()
    move('Pitch', 160)
    move('Breath', 40)
    await user.click(button('Reset Texture'))
    expect([valueOf('Breath'), valueOf('Pitch')]).toEqual(['0', '160'])
    fireEvent.keyDown(slider('Pitch'), { key: 'Delete' })
    expect(valueOf('Pitch')).toBe('99')
    move('Pitch', 200)
    await user.click(button('Reset'))
    expect(valueOf('Pitch')).toBe('99')
  })

  it('shows only sliders that change the voice of the engine', async () => {
    const { user } = setupDesigner()
    await user.click(screen.getByRole('radio', { name: 'Flite' }))
    expect(screen.getAllByRole('slider').map((one) => one.getAttribute('aria-valuetext'))).toHaveLength(3)
    expect(screen.queryByRole('group', { name: 'Throat' })).toBeNull()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Starting voice' }), 'rms')
    expect(screen.getAllByRole('slider')).toEqual([slider('Pace')])
  })

  it('keeps a pitch within the range of another engine', async () => {
    const { user } = setupDesigner()
    move('Pitch', 350)
    await user.click(screen.getByRole('radio', { name: 'Flite' }))
    expect(valueOf('Pitch')).toBe('300')
  })

  it('lists the nearest voices with their differences, and describes where the design lands', async () => {
    setupDesigner()
    const near = within(await screen.findByRole('region', { name: 'Nearest voices' }))
    expect((await near.findAllByRole('listitem')).map((row) => row.textContent)).toEqual([
      expect.stringContaining('87 % alike') as string,
      expect.stringContaining('81 % alike') as string,
    ])
    expect(near.getByRole('link', { name: 'Audrey' })).toBeTruthy()
    expect(
      screen.getByRole('img', { name: 'Pitch 101 Hz, pace 163 wpm, among the voices of the catalogue.' }),
    ).toBeTruthy()
  })

  it('speaks a sentence in the language of the design, and keeps a text of the visitor', async () => {
    const { user, designs } = setupDesigner()
    await waitFor(() => expect(field().value).toMatch(/^Chapter one\./))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de-DE')
    await waitFor(() => expect(field().value).toMatch(/^Kapitel eins\./))
    await user.clear(field())
    await user.type(field(), 'Guten Abend.')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'fr-FR')
    await waitFor(() => expect(designs().at(-1)).toEqual({ design_engine: 'espeak', design_base: 'fr-FR' }))
    expect(field().value).toBe('Guten Abend.')
  })

  it('begins with a voice of the interface’s language', async () => {
    const { designs } = setupDesigner({}, <VoiceDesigner />, { writing: { locale: 'de-DE' } })
    await waitFor(() => expect(designs()).toEqual([{ design_engine: 'espeak', design_base: 'de-DE' }]))
  })

  it('plays the starting voice beside the design, whose measurements stay', async () => {
    const { user, preview, designs, audio } = setupDesigner()
    await screen.findByText('101 Hz')
    preview.mockImplementation(() => previewFixture({ voice_pitch_hz: 158, audio: 'SUQy' }))
    move('Pitch', 160)
    await screen.findByText('158 Hz')
    const heard = () => audio.at(-1)?.src
    await waitFor(() => expect(heard()).toMatch(/SUQy$/))
    await user.click(button('Hear the starting voice'))
    await waitFor(() => expect(heard()).toMatch(/SUQz$/))
    expect(button('Pause')).toBeTruthy()
    await user.click(button('Pause'))
    await user.click(button('Hear it'))
    await waitFor(() => expect(heard()).toMatch(/SUQy$/))
    expect(screen.getByText('158 Hz')).toBeTruthy()
    // Both were spoken once.
    expect(designs()).toHaveLength(2)
  })

  it('copies a link of the design, and tells the page each design that has come to rest', async () => {
    const onDesign = vi.fn()
    const { user } = setupDesigner({}, <VoiceDesigner onDesign={onDesign} />)
    await screen.findByText('101 Hz')
    move('Pitch', 160)
    await waitFor(() =>
      expect(onDesign.mock.lastCall).toEqual([{ design_engine: 'espeak', design_base: 'en-US', design_pitch: 160 }]),
    )
    await user.click(button('Copy link'))
    expect(await screen.findByText('Copied')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toMatch(/\/create-voice\?engine=espeak&base=en-US&pitch=160$/)
  })

  it('shows the link if it could not be copied', async () => {
    const { user } = setupDesigner()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'))
    await user.click(button('Copy link'))
    const link = within(await screen.findByRole('alert')).getByRole<HTMLInputElement>('textbox')
    expect(link.value).toMatch(/^http.*\/create-voice\?engine=espeak&base=en-US$/)
  })

  it('plays the same design again without asking the server', async () => {
    const { user, preview, audio } = setupDesigner()
    await screen.findByText('101 Hz')
    await user.click(button('Hear it'))
    await waitFor(() => expect(audio).toHaveLength(1))
    expect(preview).toHaveBeenCalledOnce()
  })

  it('says why a design could not be spoken, and keeps the last measurements', async () => {
    const { preview } = setupDesigner()
    await screen.findByText('101 Hz')
    preview.mockImplementation(() => {
      throw new RequestError({
        status: 429,
        code: 'too_many_requests',
        message: 'Too many previews.',
        issues: [],
        requestId: null,
      })
    })
    move('Pitch', 160)
    expect((await screen.findByRole('alert')).textContent).toContain('Too many previews.')
    expect(screen.getByText('101 Hz')).toBeTruthy()
  })

  it('saves the voice under a name and links to it', async () => {
    const { user } = setupDesigner()
    expect(button('Save voice').hasAttribute('disabled')).toBe(true)
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Quiet harbour')
    await user.click(button('Save voice'))
    expect(await screen.findByText(/Quiet harbour is saved\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open the voice' }).getAttribute('href')).toContain('/voice/flite/')
  })

  it('says why the voice could not be saved', async () => {
    const message = 'You have 20 voices, the maximum. Delete one first.'
    const { user } = setupDesigner({
      'designs.save': () => {
        throw new RequestError({ status: 409, code: 'conflict', message, issues: [], requestId: null })
      },
    })
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'One more')
    await user.click(button('Save voice'))
    expect((await screen.findByRole('alert')).textContent).toContain(message)
  })
})

const ofKokoro = (voice_name: string) =>
  providerBaseFixture({
    voice_id: `kokoro-${voice_name}`,
    voice_name,
    voice_service: 'kokoro',
    takes_instructions: false,
    can_blend: true,
  })

describe('VoiceDesigner with voices of providers', () => {
  const coral = providerBaseFixture()
  const bases = [coral, ofKokoro('Bella'), ofKokoro('Sky')]
  const setup = (designer = <VoiceDesigner />, provider_bases = bases) =>
    setupDesigner({ 'designs.list': () => ({ designs: [designedFixture('Quiet harbour')], provider_bases }) }, designer)
  const choose = async (user: ReturnType<typeof setup>['user'], value = coral.voice_id) => {
    await user.click(await screen.findByRole('radio', { name: 'Provider' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Starting voice' }), value)
  }
  const CORAL = { design_engine: 'provider', design_base: coral.voice_id }

  it('offers no provider if none is connected that takes instructions', async () => {
    setup(<VoiceDesigner />, [])
    await screen.findByText('101 Hz')
    expect(screen.queryByRole('radio', { name: 'Provider' })).toBeNull()
  })

  it('speaks instructions and pace when it is asked to, and not before', async () => {
    const { user, designs, audio } = setup()
    await screen.findByText('101 Hz')
    await choose(user)
    expect(screen.getByText('$0.015 per minute')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Instructions' }), 'Whisper.')
    move('Pace', 80)
    const step = button('Undo')
    await waitFor(() => expect(step.getAttribute('aria-disabled')).toBe('false'))
    expect(designs()).toHaveLength(1)
    await user.click(button('Hear it'))
    await waitFor(() => expect(audio).toHaveLength(1))
    expect(designs().at(-1)).toEqual({ ...CORAL, design_instructions: 'Whisper.', design_pace: 80 })
  })

  it('limits the pace to what the voice takes', async () => {
    const { user } = setup(<VoiceDesigner />, [{ ...coral, pace_range: [70, 120] }])
    await choose(user)
    expect([slider('Pace').getAttribute('min'), slider('Pace').getAttribute('max')]).toEqual(['70', '120'])
  })

  it('resets instructions and pace together', async () => {
    const { user } = setup(<VoiceDesigner initial={{ ...CORAL, design_instructions: 'Shout.' } as never} />)
    await waitFor(() =>
      expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Instructions' }).value).toBe('Shout.'),
    )
    await user.click(button('Reset'))
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Instructions' }).value).toBe('')
  })

  it('blends two voices of one provider', async () => {
    const { user, designs } = setup()
    await choose(user, 'kokoro-Bella')
    expect(screen.queryByRole('textbox', { name: 'Instructions' })).toBeNull()
    const second = screen.getByRole('combobox', { name: 'Second voice' })
    expect(
      within(second)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['None', 'Sky'])
    await user.selectOptions(second, 'kokoro-Sky')
    move('Share of the second voice', 30)
    await user.click(button('Hear it'))
    await waitFor(() =>
      expect(designs().at(-1)).toEqual({
        design_engine: 'provider',
        design_base: 'kokoro-Bella',
        design_blend_with: 'kokoro-Sky',
        design_blend: 30,
      }),
    )
  })

  it('begins with given instructions in a voice that takes them', async () => {
    const { designs } = setup(<VoiceDesigner instructions="Whisper." />)
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Instructions' })
    expect(field.value).toBe('Whisper.')
    expect(designs()).toEqual([])
  })

  it('ignores given instructions without a voice that takes them', async () => {
    setup(<VoiceDesigner instructions="Whisper." />, [])
    expect(await screen.findByText('101 Hz')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Instructions' })).toBeNull()
  })

  it('starts from a saved voice with its design and name, and says that it stays', async () => {
    const saved = designedFixture('Quiet harbour')
    const design = { ...saved.design, design_pitch: 158 }
    const designer = <VoiceDesigner modId={saved.voice.voice_id} />
    const { designs, audio } = setupDesigner({ 'designs.list': () => ({ designs: [{ ...saved, design }] }) }, designer)
    await waitFor(() => expect(valueOf('Pitch')).toBe('158'))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Quiet harbour')
    expect(screen.getByText('Quiet harbour stays as it is. Saving makes another voice.')).toBeTruthy()
    await screen.findByText('101 Hz')
    expect(designs()).toEqual([design])
    expect(audio).toEqual([])
  })

  it('says that a voice to start from is not the visitor’s, and begins as without it', async () => {
    setup(<VoiceDesigner modId="flite-designed--of-others" />)
    expect((await screen.findByRole('alert')).textContent).toContain('This voice is not one of yours.')
    expect(await screen.findByText('101 Hz')).toBeTruthy()
  })
})

const names = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('a')?.textContent)

describe('DesignedVoices', () => {
  const known = [designedFixture('Quiet harbour'), designedFixture('Old captain')]
  const setup = (handlers: FakeHandlers = {}, initial: typeof known | null = known) =>
    renderVoice(<DesignedVoices initial={initial} />, {
      handlers: {
        'designs.list': () => ({ designs: known }),
        'designs.rename': (input) => input,
        'designs.delete': (input) => input,
        'designs.restore': (input) => input,
        ...handlers,
      },
    })

  it('loads the voices', async () => {
    setup({}, null)
    expect(screen.getByText('Loading your voices…')).toBeTruthy()
    await waitFor(() => expect(names()).toEqual(['Quiet harbour', 'Old captain']))
  })

  it('offers the designer while there are none', () => {
    setup({}, [])
    expect(screen.getByRole('link', { name: 'Create a voice' }).getAttribute('href')).toBe('/create-voice')
  })

  it('links to the designer with the voice to start from', () => {
    setup()
    const { voice } = designedFixture('Old captain')
    const link = screen.getByRole('link', { name: 'Start from Old captain' })
    expect(link.getAttribute('href')).toBe(`/create-voice?voice_mod_id=${voice.voice_id}`)
  })

  it('renames a voice', async () => {
    const { user } = setup()
    await user.click(button('Rename Old captain'))
    await user.clear(screen.getByRole('textbox', { name: 'New name' }))
    await user.type(screen.getByRole('textbox', { name: 'New name' }), 'Young captain')
    await user.click(button('Save name'))
    await waitFor(() => expect(names()).toEqual(['Quiet harbour', 'Young captain']))
  })

  it('deletes a voice and restores it', async () => {
    const { user } = setup()
    await user.click(button('Delete Old captain'))
    expect(await screen.findByText(/Old captain is deleted\./)).toBeTruthy()
    expect(names()).toEqual(['Quiet harbour'])
    await user.click(button('Undo'))
    await waitFor(() => expect(names()).toHaveLength(2))
  })

  it('keeps a voice that could not be deleted', async () => {
    const { user } = setup({
      'designs.delete': () => {
        throw new Error('offline')
      },
    })
    await user.click(button('Delete Old captain'))
    expect((await screen.findByRole('alert')).textContent).toContain('The voice could not be deleted.')
    expect(names()).toHaveLength(2)
  })

  it('offers to load again after a failure', async () => {
    let fails = true
    const { user } = setup(
      {
        'designs.list': () => {
          if (fails) throw new Error('offline')
          return { designs: known }
        },
      },
      null,
    )
    await screen.findByText('Your voices could not be loaded')
    fails = false
    await user.click(button('Try again'))
    await waitFor(() => expect(names()).toHaveLength(2))
  })
})
