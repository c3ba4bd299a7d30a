/** Gives a shadow root a sheet as an element, with the nonce of its host or of the page's scripts, which a policy may ask for. */
export function addStyle(root: ShadowRoot, css: string): void {
  if ([...root.querySelectorAll('style')].some(({ textContent }) => textContent === css)) return
  const page = root.ownerDocument
  const style = page.createElement('style')
  const { nonce } = root.host as HTMLElement
  style.nonce = nonce || (page.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '')
  style.textContent = css
  root.prepend(style)
}
