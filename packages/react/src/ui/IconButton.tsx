import { PlainIconButton } from './PlainIconButton.tsx'
import type { PlainIconButtonProps } from './PlainIconButton.tsx'
import { Tooltip } from './Tooltip.tsx'

export interface IconButtonProps extends PlainIconButtonProps {
  /** Text of the tooltip when it says more than the label. */
  tooltip?: string
}

/** A round button with an icon alone, whose label is also its tooltip. */
export function IconButton({ tooltip, ...button }: IconButtonProps) {
  return (
    <Tooltip text={tooltip ?? button.label}>
      {/* Named here, where the tooltip looks whether it would say the name once more. */}
      <PlainIconButton aria-label={button.label} {...button} />
    </Tooltip>
  )
}
