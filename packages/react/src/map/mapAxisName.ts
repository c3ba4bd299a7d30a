/** The measured quantities a map can be spread by. */
export const MAP_AXES = ['pitch', 'pace', 'intensity', 'fry', 'energy'] as const
export type MapAxisName = (typeof MAP_AXES)[number]
