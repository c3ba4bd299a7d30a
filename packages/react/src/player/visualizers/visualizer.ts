/** `localStorage` key of the chosen visualizer. */
export const VISUALIZER_KEY = 'preferred_visualizer'

export const VISUALIZERS = ['blob', 'wave', 'wavesurfer'] as const
export type Visualizer = (typeof VISUALIZERS)[number]

/** Stored visualizer if valid; otherwise the waveform. */
export function parseVisualizer(stored: string | null): Visualizer {
  return VISUALIZERS.find((name) => name === stored) ?? 'wavesurfer'
}
