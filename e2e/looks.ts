import type { Page } from '@playwright/test'

/** Longest animation in milliseconds of a page with reduced motion. */
const MOST_MOTION_MS = 300

/** Horizontal overflow of the page in CSS pixels. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Running animations that are longer than reduced motion allows, except those that show progress. */
export const longAnimations = (page: Page) =>
  page.evaluate(
    (most) =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          const target = (effect as KeyframeEffect | null)?.target
          const isProgress = target?.closest('[role=progressbar], [aria-busy=true], [data-status=loading]')
          return playState === 'running' && !isProgress && Number(effect?.getComputedTiming().endTime) > most
        })
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 160)),
    MOST_MOTION_MS,
  )

/* eslint-disable unicorn/consistent-function-scoping -- the function runs in the page, without its module */
/** Chosen elements that look like an unchosen neighbour, and controls that look the same with the focus. */
export const alike = (page: Page) =>
  page.evaluate(() => {
    const CHOSEN =
      '[aria-pressed=true], [aria-current]:not([aria-current=false]), [aria-selected=true], [aria-checked=true], :checked'
    const STYLES = [
      'backgroundColor',
      'borderTopColor',
      'borderBottomColor',
      'borderTopWidth',
      'borderTopStyle',
      'color',
      'fill',
      'fontWeight',
      'outlineStyle',
      'outlineColor',
      'textDecorationLine',
      'visibility',
      'opacity',
    ] as const
    const written = (node: Element, pseudo?: string) => {
      const style = getComputedStyle(node, pseudo)
      return STYLES.map((name) => style[name]).join(' ')
    }
    /** How an element looks, with its marks and its icons. */
    const look = (node: Element) =>
      [node, ...node.querySelectorAll('svg, i')]
        .map((one) => `${one.tagName} ${written(one)} ${written(one, '::before')} ${written(one, '::after')}`)
        .join()
    const isShown = (node: Element) =>
      node.checkVisibility({ visibilityProperty: true }) && node.getClientRects().length > 0
    /** A hidden input is drawn by its label. */
    const drawnBy = (node: Element) => node.closest('label') ?? node
    const isNative = (node: Element) => node.matches('option, input') && getComputedStyle(node).appearance !== 'none'
    const problems: string[] = []
    const named = (node: Element) => node.outerHTML.slice(0, 160)
    const root = document.querySelector('[role=dialog]') ?? document.body
    for (const chosen of root.querySelectorAll(CHOSEN)) {
      const drawn = drawnBy(chosen)
      if (!isShown(drawn) || (isNative(chosen) && chosen.getBoundingClientRect().width > 2)) continue
      const group = chosen.closest('[role=group], [role=radiogroup], [role=listbox], [role=tablist], fieldset, nav, ul')
      const others = [...(group?.querySelectorAll(chosen.tagName) ?? [])].filter((one) => !one.matches(CHOSEN))
      const other = others.map(drawnBy).find((one) => isShown(one) && one.className === drawn.className)
      if (other && look(other) === look(drawn)) problems.push(`chosen: ${named(chosen)}`)
    }
    const around = (node: Element) =>
      [node, drawnBy(node), node.parentElement ?? node, node.parentElement?.parentElement ?? node].map(look).join()
    const controls = root.querySelectorAll<HTMLElement>(
      ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not([disabled])',
    )
    for (const control of [...controls].filter(isShown)) {
      const active = document.activeElement as HTMLElement
      if (active === control) continue
      const before = around(control)
      control.focus({ focusVisible: true, preventScroll: true })
      if (document.activeElement === control && around(control) === before) problems.push(`focus: ${named(control)}`)
      control.blur()
    }
    return problems
  })
