import type { Meta, StoryObj } from '@storybook/react-vite'
import { designerMessages } from './messages.ts'
import { DESIGN, designedFixture, spokenFixture } from './testing/spokenFixture.ts'
import { VoiceDesignerView } from './VoiceDesignerView.tsx'

const noop = () => {}
const spoken = spokenFixture()

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
    track: null,
    linkCopy: 'idle',
    link: 'https://voices.example/create-voice?engine=espeak&base=en-US&pitch=158',
    headingLevel: 2,
    voicesHref: '/app/voices',
    onChoose: noop,
    onChange: noop,
    onReset: noop,
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
export const Saving: Story = { args: { saving: { status: 'saving' } } }
export const Saved: Story = { args: { saving: { status: 'saved', designed: designedFixture('Quiet harbour') } } }
export const NotSaved: Story = { args: { saving: { status: 'failed', message: null } } }
export const LinkNotCopied: Story = { args: { linkCopy: 'failed' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
