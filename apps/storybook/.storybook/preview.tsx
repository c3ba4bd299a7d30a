import '@fontsource-variable/bricolage-grotesque'
import '@fontsource-variable/geist'
import '@voice-rankings/react/styles.css'
import './preview.css'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { createRuntime, VoiceProvider } from '@voice-rankings/react'
import type { RuntimeOptions, Theme } from '@voice-rankings/react'
import { germanMessages } from '@voice-rankings/react/german'

// Some parts load when they are first needed, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 5000 })

const LANGUAGES = { english: {}, german: germanMessages }

interface PageProps {
  theme: Theme
  language: keyof typeof LANGUAGES
  direction: 'ltr' | 'rtl'
  options: RuntimeOptions
  children: ReactNode
}

/** A runtime of its own for every story, so that no choice or sound of one is met by the next. */
function Page({ theme, language, direction, options, children }: PageProps) {
  const runtime = useMemo(() => createRuntime({ storage: null, user: null, ...options }), [options])
  return (
    <VoiceProvider runtime={runtime} theme={theme} messages={LANGUAGES[language]}>
      <div className="story" dir={direction}>
        {children}
      </div>
    </VoiceProvider>
  )
}

/** What the theme of the toolbar shows: one theme, or both one below the other. */
const THEMES = { light: ['light'], dark: ['dark'], both: ['light', 'dark'] } as const satisfies Record<string, Theme[]>

const NO_OPTIONS: RuntimeOptions = {}

const preview: Preview = {
  parameters: {
    // A story that stands there twice, once in each theme, has each of its landmarks twice.
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'landmark-unique', enabled: false }] },
      // The other results are of no use to a test, and to write them down takes longer than the rules do.
      options: import.meta.env.MODE === 'test' ? { resultTypes: ['violations'] } : {},
    },
    layout: 'fullscreen',
    controls: { disable: true },
  },
  initialGlobals: { theme: 'light', language: 'english', direction: 'ltr' },
  globalTypes: {
    theme: {
      toolbar: { title: 'Theme', items: Object.keys(THEMES), dynamicTitle: true },
    },
    language: {
      toolbar: { title: 'Language', items: Object.keys(LANGUAGES), dynamicTitle: true },
    },
    direction: {
      toolbar: { title: 'Direction', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const options = (parameters['runtime'] as RuntimeOptions | undefined) ?? NO_OPTIONS
      return THEMES[globals['theme'] as keyof typeof THEMES].map((theme) => (
        <Page
          key={theme}
          theme={theme}
          language={globals['language'] as PageProps['language']}
          direction={globals['direction'] as PageProps['direction']}
          options={options}
        >
          <Story />
        </Page>
      ))
    },
  ],
}

export default preview
