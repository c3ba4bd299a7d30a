import { usePreference } from '@voice-rankings/react'
import { Menu, MenuChoice, PlainIconButton } from '@voice-rankings/react/ui'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useEffect } from 'react'
import { THEME_KEY } from './earlyScript.ts'
import { siteMessages } from './messages.ts'

const { theme: texts } = siteMessages

const THEMES = [
  { value: 'auto', label: texts.auto },
  { value: 'light', label: texts.light },
  { value: 'dark', label: texts.dark },
] as const
type ThemeChoice = (typeof THEMES)[number]['value']

const ICONS = { auto: Monitor, light: Sun, dark: Moon }

function parseTheme(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'auto'
}

/** Menu to choose the light, dark or system theme. */
export function ThemeSwitch() {
  const [theme] = usePreference(THEME_KEY, parseTheme)
  // Applies changes only; the stored theme is set before the first paint.
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  const Icon = ICONS[theme]
  return (
    <Menu
      trigger={
        <PlainIconButton label={texts.label}>
          <Icon aria-hidden="true" />
        </PlainIconButton>
      }
    >
      <ThemeChoices />
    </Menu>
  )
}

/** Theme options as menu items. */
export function ThemeChoices() {
  const [theme, setTheme] = usePreference(THEME_KEY, parseTheme)
  return <MenuChoice value={theme} onValueChange={setTheme} options={THEMES} />
}
