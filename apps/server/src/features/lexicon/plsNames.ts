/** Namespace of PLS 1.0 (W3C, "Pronunciation Lexicon Specification", section 4.1). */
export const PLS = 'http://www.w3.org/2005/01/pronunciation-lexicon'

/** Namespace of the attributes of entries that PLS does not have. */
export const OWN = 'urn:x-voice-rankings:lexicon'

/** Language of a lexicon whose entries are for all languages, or for several (BCP 47). */
export const UNDETERMINED = 'und'
