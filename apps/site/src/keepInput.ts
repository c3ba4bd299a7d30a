/** Tells the page's early script that buttons and fields answer from now on. */
export const ANSWERING = 'answering'

/** What is needed of a browser's window. */
export interface TouchedWindow extends Pick<EventTarget, 'addEventListener'> {
  readonly document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  setTimeout(then: () => void): unknown
}

/**
 * Keeps what is pressed, chosen and typed on a page whose scripts are still on their way, as on a slow line, and does it again
 * once they are there: each button once, and each field as it was left. Links and forms work without scripts. `answering` is
 * {@link ANSWERING}.
 *
 * Written into the page as it stands here, so it must not use anything from outside itself.
 */
export function keepInput(page: TouchedWindow, answering: string): void {
  const again = new Map<Element, () => void>()

  function press(event: Event): void {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[type=button]')
    if (!button || button.disabled) return
    // Shown, and told, until it does what it is for.
    button.setAttribute('aria-busy', 'true')
    again.delete(button)
    again.set(button, () => {
      button.removeAttribute('aria-busy')
      button.click()
    })
  }

  function fill({ target }: Event): void {
    const field = target as HTMLInputElement
    const { checked, value } = field
    again.set(field, () => {
      // React hears of a field only what differs from what was last set on it, which it learns from setters that it puts on the field.
      if (/^(radio|checkbox)$/.test(field.type)) {
        if (field.checked === checked) field.checked = !checked
        return field.click()
      }
      if ('defaultValue' in field) field.value = field.defaultValue
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    })
  }

  /** One after another, as by hand: a page that has heard of one thing knows it before the next. */
  function goOn(): void {
    for (const [element, act] of again) {
      again.delete(element)
      if (element.isConnected) act()
      return void page.setTimeout(goOn)
    }
  }

  page.document.addEventListener('click', press, true)
  page.document.addEventListener('input', fill, true)
  page.addEventListener(
    answering,
    () => {
      page.document.removeEventListener('click', press, true)
      page.document.removeEventListener('input', fill, true)
      page.setTimeout(goOn)
    },
    { once: true },
  )
}
