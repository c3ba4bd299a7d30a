export { BackLink } from './BackLink.tsx'
export { DockButtons } from './DockButtons.tsx'
export { DockPosition } from './DockPosition.tsx'
export { useSequenceTime } from './useSequenceTime.ts'
