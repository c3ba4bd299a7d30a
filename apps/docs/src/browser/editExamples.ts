import { showHtml } from './showHtml.ts'

/** Debounce between typing and rendering, in milliseconds. */
const TYPING_MS = 600

/** Makes a page example editable. The frame renders the edited code. */
function makeEditable(example: HTMLElement): void {
  const edit = example.querySelector<HTMLButtonElement>('[data-edit]')
  const reset = example.querySelector<HTMLButtonElement>('[data-reset]')
  const problem = example.querySelector<HTMLElement>('[data-problem]')
  const source = example.querySelector<HTMLElement>('[data-source]')
  const frame = example.querySelector<HTMLIFrameElement>('[data-example-frame]')
  const code = example.querySelector<HTMLElement>('button[data-code]')
  const field = example.querySelector<HTMLTextAreaElement>('textarea')
  if (!edit || !reset || !problem || !source || !frame || !code || !field) return
  const page = frame.dataset['src'] ?? ''
  // Expressive Code stores line breaks in the copy button as U+007F.
  const readCode = () => (code.dataset['code'] ?? '').replaceAll('\u007F', '\n')
  let end: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    clearTimeout(timer)
    end?.()
    end = undefined
    problem.textContent = ''
  }
  const run = () => {
    stop()
    reset.hidden = field.value === readCode()
    end = showHtml(frame, field.value, (text) => {
      problem.textContent = text
    })
  }
  edit.disabled = false
  edit.addEventListener('click', () => {
    const isEdited = edit.getAttribute('aria-pressed') !== 'true'
    edit.setAttribute('aria-pressed', String(isEdited))
    source.hidden = isEdited
    field.hidden = !isEdited
    if (isEdited) {
      // Keeps the text of an earlier edit.
      field.value ||= readCode()
      field.rows = field.value.split('\n').length + 1
      field.focus()
      run()
    } else {
      stop()
      reset.hidden = true
      frame.src = page
    }
  })
  reset.addEventListener('click', () => {
    field.value = readCode()
    field.focus()
    run()
  })
  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(run, TYPING_MS)
  })
}

/** Makes every example that is a full HTML page editable. */
export function editExamples(): void {
  for (const example of document.querySelectorAll<HTMLElement>('.docs-example:has([data-edit])')) makeEditable(example)
}
