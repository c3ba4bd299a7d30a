/** A window of ours. */
export interface Popup {
  /**
   * Whether it is gone. It also reads true while the window shows a page that cuts itself off from others
   * (`Cross-Origin-Opener-Policy`), as pages of identity providers do: a hint, not the truth.
   */
  readonly closed: boolean
  close(): void
  focus(): void
}

const SIZE = { width: 480, height: 680 }

/** Opens a window in the middle of the browser's; null when the browser does not allow it. */
export function openPopup(url: string): Popup | null {
  const left = Math.round(window.screenX + (window.outerWidth - SIZE.width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - SIZE.height) / 2)
  const features = `popup,width=${SIZE.width},height=${SIZE.height},left=${left},top=${top}`
  return window.open(url, 'voice-rankings-account', features)
}
