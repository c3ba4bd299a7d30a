import type { Meta, StoryObj } from '@storybook/react-vite'
import { designerMessages } from './messages.ts'
import { DESIGN, designedFixture, providerBaseFixture, spokenFixture } from './testing/spokenFixture.ts'
import { VoiceDesignerView } from './VoiceDesignerView.tsx'

const noop = () => {}
const spoken = spokenFixture()
const coral = providerBaseFixture()
const ofKokoro = (voice_name: string) =>
  providerBaseFixture({
    voice_id: `kokoro-tts-1--${voice_name}`,
    voice_name,
    voice_service: 'kokoro',
    voice_price: null,
    takes_instructions: false,
    can_blend: true,
  })
const [bella, sky] = [ofKokoro('Bella'), ofKokoro('Sky')]

const meta = {
  title: 'Designer/VoiceDesigner',
  component: VoiceDesignerView,
  args: {
    texts: designerMessages,
    design: { ...DESIGN, design_pitch: 158, design_breath: 18, design_throat: 94 },
    settled: DESIGN,
    text: spoken.text,
    canUndo: true,
    canRedo: false,
    preview: { status: 'ready', last: spoken },
    saving: { status: 'none' },
    map: null,
    engines: ['espeak', 'flite', 'gnuspeech'],
    providerBases: [],
    provider: null,
    modified: null,
    isModMissing: false,
    track: null,
    linkCopy: 'idle',
    link: 'https://voices.example/create-voice?engine=espeak&base=en-US&pitch=158',
    headingLevel: 2,
    voicesHref: '/app/voices',
    onChoose: noop,
    onChange: noop,
    onReset: noop,
    onInstruct: noop,
    onBlend: noop,
    onUndo: noop,
    onRedo: noop,
    onWrite: noop,
    onHear: noop,
    onHearBase: noop,
    onCopyLink: noop,
    onSave: () => Promise.resolve(true),
  },
} satisfies Meta<typeof VoiceDesignerView>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { globals: { theme: 'both' } }
export const First: Story = { args: { preview: { status: 'loading', last: null }, design: DESIGN, canUndo: false } }
export const Speaking: Story = { args: { preview: { status: 'loading', last: spoken } } }
export const Failed: Story = { args: { preview: { status: 'failed', last: spoken, message: null } } }
export const Whisper: Story = {
  args: { preview: { status: 'ready', last: spokenFixture({ voice_pitch_hz: null }) } },
}
export const Flite: Story = { args: { design: { design_engine: 'flite', design_base: 'slt' } } }
export const Gnuspeech: Story = { args: { design: { design_engine: 'gnuspeech', design_base: 'female' } } }
export const Provider: Story = {
  args: {
    design: {
      design_engine: 'provider',
      design_base: coral.voice_id,
      design_instructions: 'Whisper.',
      design_pace: 80,
    },
    provider: coral,
    providerBases: [coral],
  },
}
export const ProviderNotConnected: Story = {
  args: { design: { design_engine: 'provider', design_base: 'openai-gpt-4o-mini-tts--gone' } },
}
export const Blend: Story = {
  args: {
    design: { design_engine: 'provider', design_base: bella.voice_id, design_blend_with: sky.voice_id },
    provider: bella,
    providerBases: [bella, sky],
  },
}
export const FromSavedVoice: Story = { args: { modified: designedFixture('Quiet harbour') } }
export const FromVoiceOfOthers: Story = { args: { isModMissing: true } }
export const Saving: Story = { args: { saving: { status: 'saving' } } }
export const Saved: Story = { args: { saving: { status: 'saved', designed: designedFixture('Quiet harbour') } } }
export const NotSaved: Story = { args: { saving: { status: 'failed', message: null } } }
export const LinkNotCopied: Story = { args: { linkCopy: 'failed' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
