// Starlight's search begins at the end of parsing, which is over when scripts load after the first paint (decisions/0018).
await customElements.whenDefined('site-search')
dispatchEvent(new Event('DOMContentLoaded'))

export {}
