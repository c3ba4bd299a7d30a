import { usePreference } from '@voice-rankings/react'
import { Menu, MenuChoice, PlainIconButton } from '@voice-rankings/react/ui'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useEffect } from 'react'
import { THEME_KEY } from './earlyScript.ts'
import { useSiteMessages } from './languages/useSiteMessages.ts'

const THEMES = ['auto', 'light', 'dark'] as const
type ThemeChoice = (typeof THEMES)[number]

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
  const { label } = useSiteMessages().theme
  return (
    <Menu
      trigger={
        <PlainIconButton label={label}>
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
  const texts = useSiteMessages().theme
  const options = THEMES.map((value) => ({ value, label: texts[value] }))
  return <MenuChoice value={theme} onValueChange={setTheme} options={options} />
}
