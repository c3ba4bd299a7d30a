/** Four waveform bars in the colours of voices. */
export function Logo() {
  return (
    <svg className="site-logo-mark" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1" y="11" width="4" height="12" rx="2" fill="var(--voice-male)" />
      <rect x="7" y="5" width="4" height="18" rx="2" fill="var(--voice-ink)" />
      <rect x="13" y="1" width="4" height="22" rx="2" fill="var(--voice-female)" />
      <rect x="19" y="9" width="4" height="14" rx="2" fill="var(--voice-none)" />
    </svg>
  )
}
