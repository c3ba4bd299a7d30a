import { useLayoutEffect } from 'react'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { tabbableIn } from './tabbableIn.ts'
import { usePanel } from './usePanel.ts'
import { below, Place, preparePlace } from './Place.tsx'
import type { PanelOptions } from './usePanel.ts'
import { usePopup } from './usePopup.ts'
import type { PopupProps } from './usePopup.ts'
import { rootProps, useRefs } from './rootProps.ts'
import type { RootProps } from './rootProps.ts'

export interface PopoverProps extends PopupProps, RootProps<HTMLDivElement> {
  /** Accessible name of the panel. */
  label: string
  part?: string
  children: ReactNode
}

/**
 * Panel under a button with arbitrary content, such as a list with a search box. Its first control is focused; Escape
 * returns focus, and moving focus out closes it.
 */
export function Popover({ label, part = 'popover', children, ...props }: PopoverProps) {
  const { button, trigger, open, id, align, close, dismiss } = usePopup('dialog', props, preparePlace)
  return (
    <>
      {button}
      {open && (
        <PopoverPanel
          {...{ trigger, id, label, part, align, close }}
          onDismiss={dismiss}
          root={rootProps(props, 'voice-popover voice-floats')}
        >
          {children}
        </PopoverPanel>
      )}
    </>
  )
}

interface PopoverPanelProps
  extends PanelOptions, Required<Pick<PopoverProps, 'label' | 'part' | 'children' | 'align'>> {
  id: string
  close: () => void
  root: RootProps<HTMLDivElement>
}

function PopoverPanel({ id, label, part, align, close, children, root, ...panelOptions }: PopoverPanelProps) {
  const { trigger, onDismiss } = panelOptions
  const panel = usePanel(panelOptions)
  const ref = useRefs(panel, root)

  useLayoutEffect(() => {
    const { current } = panel
    if (current) (tabbableIn(current)[0] ?? current).focus({ preventScroll: true })
  }, [panel])

  function onKeyDown(event: KeyboardEvent) {
    // Controls inside may stop the event. A surrounding dialog has prevented the default by then.
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    close()
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    // Null means that the window lost focus, or a press, which is handled separately.
    if (relatedTarget && !currentTarget.contains(relatedTarget) && relatedTarget !== trigger) onDismiss()
  }

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come up from the controls inside */}
      <div
        id={id}
        part={part}
        // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <dialog> is shown by rules of its own, not beside a button
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        {...root}
        ref={ref}
      >
        {children}
      </div>
      <Place anchor={trigger} panel={panel} placement={below(align)} />
    </>
  )
}
