import { UsernameDialog, VoiceSearch, useProfile, useRuntime } from '@voice-rankings/react'
import { Menu, MenuItem, PlainIconButton } from '@voice-rankings/react/ui'
import { voicePath } from '@voice-rankings/contract'
import { Menu as MenuIcon, Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, NavLink, useNavigate } from 'react-router'
import { Account, AccountItems, AccountSummary } from './Account.tsx'
import { ACCOUNT_PATHS } from './accountPaths.ts'
import { useSiteMessages } from './languages/useSiteMessages.ts'
import { ThemeChoices, ThemeSwitch } from './ThemeSwitch.tsx'

/** Linked pages, in order. */
const PAGES = [
  '/voices',
  '/leaderboard',
  '/blind',
  '/cast',
  '/read',
  '/create-voice',
  '/create-playlist',
  '/about',
] as const

/** Pages of the menu, which has room for more. */
const MENU_PAGES = [
  '/voices',
  '/leaderboard',
  '/blind',
  '/cast',
  '/read',
  '/align',
  '/create-voice',
  '/create-playlist',
  '/about',
] as const

/** Pages that the search finds beside voices. */
const HELP_PAGES = [
  { topic: 'docs', path: '/docs/' },
  { topic: 'about', path: '/about' },
  { topic: 'compare', path: '/docs/react/compare-voices/' },
  { topic: 'embed', path: '/docs/start/blog/' },
  { topic: 'casting', path: '/cast' },
  { topic: 'recording', path: '/align' },
  { topic: 'api', path: '/api/v1/docs' },
  { topic: 'account', path: ACCOUNT_PATHS.account },
] as const

/** Scroll distance at which the header turns opaque, in pixels. */
const OPAQUE_AFTER_PX = 10

/**
 * Header with logo, search and navigation. On narrow screens the search opens above it and the navigation is a menu.
 * `sells` adds the page of the plans to the menu.
 */
export function SiteHeader({ voiceCount, sells }: { voiceCount: number | null; sells: boolean }) {
  const { pages, header: texts } = useSiteMessages()
  const navigate = useNavigate()
  const [searching, setSearching] = useState(false)
  const [naming, setNaming] = useState(false)
  const searchBox = useRef<HTMLDivElement>(null)
  const scrolled = useScrolled()
  const { session } = useRuntime()
  const profile = useProfile()

  useEffect(() => {
    if (searching) searchBox.current?.querySelector('input')?.focus()
  }, [searching])

  return (
    <header className="site-header" data-scrolled={scrolled} data-searching={searching}>
      <Link className="site-logo" to="/">
        <Logo />
        Voice Rankings
      </Link>
      <div className="site-search" ref={searchBox}>
        <VoiceSearch
          voiceCount={voiceCount}
          slashFocus
          help={HELP_PAGES}
          onSelect={(voice) => {
            setSearching(false)
            void navigate(voicePath(voice))
          }}
        />
      </div>
      <nav className="site-nav" aria-label={texts.main}>
        {PAGES.map((to) => (
          <NavLink key={to} to={to} prefetch="intent">
            {pages[to]}
          </NavLink>
        ))}
      </nav>
      <span className="site-wide">
        <ThemeSwitch />
        <Account />
      </span>
      <span className="site-narrow">
        <PlainIconButton
          label={searching ? texts.closeSearch : texts.search}
          aria-expanded={searching}
          onClick={() => setSearching(!searching)}
        >
          {searching ? <X aria-hidden="true" /> : <Search aria-hidden="true" />}
        </PlainIconButton>
        <Menu
          header={<AccountSummary />}
          onOpenChange={(open) => open && profile && void session.refresh()}
          trigger={
            <PlainIconButton label={texts.menu}>
              <MenuIcon aria-hidden="true" />
            </PlainIconButton>
          }
        >
          {MENU_PAGES.map((to) => (
            <MenuItem key={to} asChild>
              <Link to={to}>{pages[to]}</Link>
            </MenuItem>
          ))}
          {sells && (
            <MenuItem asChild>
              <Link to="/upgrade">{pages['/upgrade']}</Link>
            </MenuItem>
          )}
          <hr />
          <AccountItems onChangeUsername={() => setNaming(true)} />
          <hr />
          <ThemeChoices />
        </Menu>
      </span>
      <UsernameDialog open={naming} onOpenChange={setNaming} />
    </header>
  )
}

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > OPAQUE_AFTER_PX)
    read()
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [])
  return scrolled
}

/** Four bars of a waveform, in the two colours a voice can have. */
function Logo() {
  return (
    <svg className="site-logo-mark" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1" y="11" width="4" height="12" rx="2" fill="var(--voice-male)" />
      <rect x="7" y="5" width="4" height="18" rx="2" fill="var(--voice-ink)" />
      <rect x="13" y="1" width="4" height="22" rx="2" fill="var(--voice-female)" />
      <rect x="19" y="9" width="4" height="14" rx="2" fill="var(--voice-none)" />
    </svg>
  )
}
