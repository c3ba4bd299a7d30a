/** Event that the page dispatches once it is hydrated. */
export const ANSWERING = 'answering'

/** Part of `window` used here. */
export interface TouchedWindow extends Pick<EventTarget, 'addEventListener'> {
  readonly document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  setTimeout(then: () => void): unknown
}

/**
 * Records clicks and input made before hydration, as on a slow connection, and replays them afterwards: each button
 * once, and each field with its last value. Links and forms work without scripts. `answering` is {@link ANSWERING}.
 *
 * The function is serialized into the page, so it must not use anything from outside itself.
 */
export function keepInput(page: TouchedWindow, answering: string): void {
  const again = new Map<Element, () => void>()

  function press(event: Event): void {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[type=button]')
    if (!button || button.disabled) return
    // Shows and announces the button as busy until it is replayed.
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
      // React ignores events unless the value differs from the last one assigned through its setter, so a differing
      // value is assigned first.
      if (/^(radio|checkbox)$/.test(field.type)) {
        if (field.checked === checked) field.checked = !checked
        return field.click()
      }
      if ('defaultValue' in field) field.value = field.defaultValue
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    })
  }

  /** Replays one action per task, so the page handles each before the next. */
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
