/** Language of a BCP 47 code without script and region, in lower case. */
export const primaryOf = (code: string): string => code.toLowerCase().split('-', 1)[0] ?? ''
