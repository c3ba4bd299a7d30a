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
import { arabicMessages } from '@voice-rankings/react/arabic'
import { frenchMessages } from '@voice-rankings/react/french'
import { germanMessages } from '@voice-rankings/react/german'
import { japaneseMessages } from '@voice-rankings/react/japanese'
import { spanishMessages } from '@voice-rankings/react/spanish'

// Lazily loaded parts take longer on a busy machine.
configure({ asyncUtilTimeout: 5000 })

const LANGUAGES = {
  english: {},
  german: germanMessages,
  french: frenchMessages,
  spanish: spanishMessages,
  japanese: japaneseMessages,
  arabic: arabicMessages,
}

interface PageProps {
  theme: Theme
  language: keyof typeof LANGUAGES
  direction: 'ltr' | 'rtl'
  options: RuntimeOptions
  children: ReactNode
}

/** Story with its own runtime, so stories do not share stored choices or playback. */
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

/** Themes of the toolbar: one, or both below each other. */
const THEMES = { light: ['light'], dark: ['dark'], both: ['light', 'dark'] } as const satisfies Record<string, Theme[]>

const NO_OPTIONS: RuntimeOptions = {}

const preview: Preview = {
  parameters: {
    // A story shown in both themes has each of its landmarks twice.
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'landmark-unique', enabled: false }] },
      // Tests need only violations; reporting the other results takes longer than the rules.
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
