/** Base class of the elements; these scripts run only in browsers. */
export const ElementBase = HTMLElement
