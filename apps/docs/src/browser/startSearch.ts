// Starlight's search begins at the end of parsing, which is over when scripts load after the first paint (decisions/0018).
void customElements.whenDefined('site-search').then(() => dispatchEvent(new Event('DOMContentLoaded')))
