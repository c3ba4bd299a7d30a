interface Size {
  width: number
  height: number
}

const GAP_PX = 8

/**
 * The upper left corner of a tooltip, in CSS pixels of the window: centred above its element where there is room, else
 * below it, and never out of the window while it fits.
 */
export function tooltipPlace(anchor: DOMRectReadOnly, tooltip: Size, view: Size): { left: number; top: number } {
  const above = anchor.top - GAP_PX - tooltip.height
  const below = anchor.bottom + GAP_PX
  const fitsBelow = below + tooltip.height <= view.height
  const centred = anchor.left + (anchor.width - tooltip.width) / 2
  const furthest = Math.max(GAP_PX, view.width - GAP_PX - tooltip.width)
  return {
    left: Math.round(Math.min(Math.max(GAP_PX, centred), furthest)),
    top: Math.round(above >= 0 || !fitsBelow ? above : below),
  }
}
