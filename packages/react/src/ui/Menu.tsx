import * as Dropdown from '@radix-ui/react-dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import { useTheme } from '../runtime/index.ts'

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  /** `MenuItem`s. */
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** A menu of actions under a button: arrow keys, typing to find, Escape. */
export function Menu({ trigger, children, align = 'end', open, onOpenChange }: MenuProps) {
  const theme = useTheme()
  return (
    <Dropdown.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Dropdown.Trigger asChild>{trigger}</Dropdown.Trigger>
      <Dropdown.Portal>
        <Dropdown.Content className="voice-menu" part="menu" data-theme={theme} align={align} sideOffset={8}>
          {children}
        </Dropdown.Content>
      </Dropdown.Portal>
    </Dropdown.Root>
  )
}

export interface MenuItemProps {
  onSelect?: () => void
  disabled?: boolean
  /** With it the item renders its one child, for example a link, as the item. */
  asChild?: boolean
  children: ReactNode
}

export function MenuItem({ onSelect, disabled, asChild, children }: MenuItemProps) {
  return (
    <Dropdown.Item
      className="voice-menu-item"
      part="menu-item"
      disabled={disabled}
      asChild={asChild}
      onSelect={onSelect}
    >
      {children}
    </Dropdown.Item>
  )
}

export interface MenuChoiceProps<T extends string> {
  value: T
  onValueChange: (value: T) => void
  options: readonly { value: T; label: string }[]
}

/** Items of which one is chosen. */
export function MenuChoice<T extends string>({ value, onValueChange, options }: MenuChoiceProps<T>) {
  return (
    <Dropdown.RadioGroup value={value} onValueChange={(next) => onValueChange(next as T)}>
      {options.map((option) => (
        <Dropdown.RadioItem key={option.value} value={option.value} className="voice-menu-item" part="menu-item">
          {option.label}
        </Dropdown.RadioItem>
      ))}
    </Dropdown.RadioGroup>
  )
}
