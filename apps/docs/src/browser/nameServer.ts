import { EXAMPLE_SERVER } from '../finish/exampleServer.ts'

const here = (text: string) => text.replaceAll(EXAMPLE_SERVER, location.origin)

/** Writes the address of this server into the code of the page, so that what is copied works as it stands. */
export function nameServer(): void {
  for (const code of document.querySelectorAll('pre code, .sl-markdown-content code')) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.nodeValue?.includes(EXAMPLE_SERVER)) text.nodeValue = here(text.nodeValue)
    }
  }
  for (const button of document.querySelectorAll<HTMLElement>('button[data-code]')) {
    button.dataset['code'] = here(button.dataset['code'] ?? '')
  }
}
