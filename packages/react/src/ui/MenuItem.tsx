import { Children, cloneElement, isValidElement } from 'react'
import type { HTMLProps, MouseEvent, ReactElement, ReactNode } from 'react'
import { useOpenMenu } from './MenuContext.ts'
import { rootProps } from './rootProps.ts'
import type { RootProps } from './rootProps.ts'

export interface MenuItemProps extends RootProps {
  onSelect?: () => void
  disabled?: boolean
  /** Renders the single child, for example a link, as the item. A component must pass on all props, including `ref`. */
  asChild?: boolean
  /** Keeps the menu open after the item was chosen, for example to show progress. */
  staysOpen?: boolean
  /** Makes it a radio or checkbox item; radio by default. */
  checked?: boolean
  kind?: 'radio' | 'checkbox'
  part?: string
  children: ReactNode
}

type Slot = ReactElement<HTMLProps<HTMLElement>>

/** Action of a menu. */
export function MenuItem(props: MenuItemProps) {
  const {
    onSelect,
    disabled = false,
    asChild = false,
    staysOpen = false,
    checked,
    kind = 'radio',
    part = 'menu-item',
    children,
  } = props
  const { close, Item } = useOpenMenu()
  const slot = asChild && isValidElement(children) ? (Children.only(children) as Slot) : null

  const itemProps = {
    part,
    role: checked === undefined ? 'menuitem' : `menuitem${kind}`,
    'aria-checked': checked,
    'aria-disabled': disabled || undefined,
    onClick(event: MouseEvent<HTMLElement>) {
      if (disabled) return event.preventDefault()
      slot?.props.onClick?.(event)
      if (!staysOpen) close()
      onSelect?.()
    },
    ...rootProps(props, `voice-menu-item ${slot?.props.className ?? ''}`.trim()),
  }
  return (
    <Item>
      {slot ? (
        cloneElement(slot, itemProps)
      ) : (
        <button type="button" {...itemProps}>
          {children}
        </button>
      )}
    </Item>
  )
}

export interface MenuChoiceProps<T extends string> extends RootProps<HTMLDivElement> {
  value: T
  onValueChange: (value: T) => void
  options: readonly { value: T; label: string }[]
}

/** Radio items of a menu. */
export function MenuChoice<T extends string>({ value, onValueChange, options, ...props }: MenuChoiceProps<T>) {
  return (
    // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset may not stand in a menu
    <div role="group" {...rootProps(props)}>
      {options.map((option) => (
        <MenuItem key={option.value} checked={option.value === value} onSelect={() => onValueChange(option.value)}>
          {option.label}
        </MenuItem>
      ))}
    </div>
  )
}
