/** Sections of the operator's page, in order; each has an address below `/operator`. */
export const OPERATOR_SECTIONS = ['votes', 'snippets', 'engines', 'costs', 'drift'] as const
export type OperatorSection = (typeof OPERATOR_SECTIONS)[number]

/** Section of an address: the first without a name, undefined for an unknown one. */
export const sectionIn = (name: string | undefined): OperatorSection | undefined =>
  name === undefined ? OPERATOR_SECTIONS[0] : OPERATOR_SECTIONS.find((section) => section === name)
