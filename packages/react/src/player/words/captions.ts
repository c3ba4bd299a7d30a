/** Where it is kept whether the compact player shows its words. */
export const CAPTIONS_KEY = 'voiceCaptions'

/** On unless the visitor turned them off. */
export const parseCaptions = (stored: string | null): 'on' | 'off' => (stored === 'off' ? 'off' : 'on')
