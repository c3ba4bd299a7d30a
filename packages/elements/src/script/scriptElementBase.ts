/** What elements extend in a browser, which is where these scripts run. */
export const ElementBase = HTMLElement
