import '@fontsource-variable/bricolage-grotesque'
import '@fontsource-variable/geist'
import '@voice-rankings/react/styles.css'
import './preview.css'
import type { Preview } from '@storybook/react-vite'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { createRuntime, VoiceProvider } from '@voice-rankings/react'
import type { RuntimeOptions, Theme } from '@voice-rankings/react'

/** A runtime of its own for every story, so that no choice or sound of one is met by the next. */
function Page({ theme, options, children }: { theme: Theme; options: RuntimeOptions; children: ReactNode }) {
  const runtime = useMemo(() => createRuntime({ storage: null, ...options }), [options])
  return (
    <VoiceProvider runtime={runtime} theme={theme}>
      <div className="story">{children}</div>
    </VoiceProvider>
  )
}

const NO_OPTIONS: RuntimeOptions = {}

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    controls: { disable: true },
  },
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      toolbar: { title: 'Theme', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <Page theme={globals['theme'] as Theme} options={(parameters['runtime'] as RuntimeOptions) ?? NO_OPTIONS}>
        <Story />
      </Page>
    ),
  ],
}

export default preview
