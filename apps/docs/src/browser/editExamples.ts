import { showHtml } from './showHtml.ts'

/** Between the last key and the new page, in milliseconds. */
const TYPING_MS = 600

/** Gives each example that is a page a field in which it can be changed, and the frame shows what comes of it. */
function makeEditable(example: HTMLElement): void {
  const button = example.querySelector<HTMLButtonElement>('[data-edit]')
  const source = example.querySelector<HTMLElement>('[data-source]')
  const frame = example.querySelector<HTMLIFrameElement>('[data-example-frame]')
  const code = example.querySelector<HTMLElement>('button[data-code]')
  const field = example.querySelector<HTMLTextAreaElement>('textarea')
  if (!button || !source || !frame || !code || !field) return
  const page = frame.dataset['src'] ?? ''
  let end: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const run = () => {
    clearTimeout(timer)
    end?.()
    end = showHtml(frame, field.value)
  }
  const toggle = () => {
    const isEdited = button.getAttribute('aria-pressed') !== 'true'
    button.setAttribute('aria-pressed', String(isEdited))
    source.hidden = isEdited
    field.hidden = !isEdited
    if (isEdited) {
      // Lines of the code shown are kept in its copy button by a sign of their own.
      field.value = (code.dataset['code'] ?? '').replaceAll('\u007F', '\n')
      field.rows = field.value.split('\n').length + 1
      field.focus()
      run()
    } else {
      clearTimeout(timer)
      end?.()
      end = undefined
      frame.src = page
    }
  }
  button.disabled = false
  button.addEventListener('click', toggle)
  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(run, TYPING_MS)
  })
}

/** Every example of the page that is a page itself. */
export function editExamples(): void {
  for (const example of document.querySelectorAll<HTMLElement>('.docs-example:has([data-edit])')) makeEditable(example)
}
