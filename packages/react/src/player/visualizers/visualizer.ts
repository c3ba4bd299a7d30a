/** Where the chosen visualizer is kept in `localStorage`. */
export const VISUALIZER_KEY = 'preferred_visualizer'

export const VISUALIZERS = ['blob', 'wave', 'wavesurfer'] as const
export type Visualizer = (typeof VISUALIZERS)[number]

/** The stored choice if it is one of the three; otherwise the waveform. */
export function parseVisualizer(stored: string | null): Visualizer {
  return VISUALIZERS.find((name) => name === stored) ?? 'wavesurfer'
}
