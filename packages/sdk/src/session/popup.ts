/** A popup window opened by this page. */
export interface Popup {
  /**
   * True when the window seems closed. Also true while it shows a page with a `Cross-Origin-Opener-Policy`, as identity
   * providers do, so it is only a hint.
   */
  readonly closed: boolean
  close(): void
  focus(): void
}

const SIZE = { width: 480, height: 680 }

/** Opens a popup centred in the browser's window; null when the browser blocks it. */
export function openPopup(url: string): Popup | null {
  const left = Math.round(window.screenX + (window.outerWidth - SIZE.width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - SIZE.height) / 2)
  const features = `popup,width=${SIZE.width},height=${SIZE.height},left=${left},top=${top}`
  return window.open(url, 'voice-rankings-account', features)
}
