// Runs in the page before each Firefox test: implements the locators of `userEvent`.
import { Locator } from '@vitest/browser/locators'
import { page } from 'vitest/browser'
import type { UserEventClickOptions, UserEventFillOptions, UserEventHoverOptions } from 'vitest/browser'

/** Locator of an element by its visible position, in any shadow root. */
class ElementLocator extends Locator {
  readonly selector: string
  readonly #target: Element

  constructor(target: Element) {
    super()
    this.selector = target.localName
    this.#target = target
  }

  override click(options?: UserEventClickOptions) {
    return super.click({ ...options, position: this.#place(options) })
  }

  override hover(options?: UserEventHoverOptions) {
    return super.hover({ ...options, position: this.#place(options) })
  }

  override fill(text: string, options?: UserEventFillOptions) {
    const input = this.#target as HTMLInputElement
    input.focus()
    input.select()
    return super.fill(text, options)
  }

  /**
   * Position of the element's centre, or of an offset from its corner, in the window. Tests run in a frame of the page.
   */
  #place({ position }: UserEventHoverOptions = {}): { x: number; y: number } {
    this.#target.scrollIntoView({ block: 'nearest' })
    const frame = frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 }
    const { x, y, width, height } = this.#target.getBoundingClientRect()
    return { x: frame.x + x + (position?.x ?? width / 2), y: frame.y + y + (position?.y ?? height / 2) }
  }

  override locator(): never {
    throw new Error('In Firefox tests find elements themselves.')
  }

  override elementLocator(element: Element): ElementLocator {
    return new ElementLocator(element)
  }
}

page.extend({ elementLocator: (element: Element) => new ElementLocator(element) })
