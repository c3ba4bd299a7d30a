/** Progressive enhancement: sends GET calls from the page, to this server only, with the reader's session. */
export const DOCS_SCRIPT = `
for (const place of document.querySelectorAll('[data-try]')) {
  const form = document.createElement('form')
  const label = document.createElement('label')
  label.textContent = 'Try it'
  const address = document.createElement('input')
  address.value = place.dataset.try
  address.spellcheck = false
  address.setAttribute('aria-label', 'Request address: ' + place.dataset.name)
  const button = document.createElement('button')
  button.textContent = 'Send'
  const answer = document.createElement('pre')
  answer.setAttribute('role', 'region')
  answer.setAttribute('aria-live', 'polite')
  answer.setAttribute('aria-label', 'Response: ' + place.dataset.name)
  // Focusable, since a scrollable region must be reachable by keyboard.
  answer.tabIndex = 0
  answer.hidden = true
  label.append(address)
  form.append(label, button)
  place.append(form, answer)
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    button.disabled = true
    const target = new URL(address.value, location.href)
    try {
      if (target.origin !== location.origin) throw new Error('This page can call this server only.')
      const response = await fetch(target, { headers: { accept: 'application/json' } })
      const text = await response.text()
      let shown = text
      try { shown = JSON.stringify(JSON.parse(text), null, 2) } catch {}
      answer.textContent = response.status + ' ' + response.statusText + '\\n' + shown.slice(0, 20000)
    } catch (error) {
      answer.textContent = error instanceof TypeError ? 'The server could not be reached. Is it running?' : error.message
    }
    answer.hidden = false
    button.disabled = false
  })
}

// Opens the details element that a fragment link points into.
const open = () => {
  for (let node = document.getElementById(location.hash.slice(1)); node; node = node.parentElement)
    if (node instanceof HTMLDetailsElement) node.open = true
}
addEventListener('hashchange', open)
open()

// Closes the table of contents on phones after a choice.
for (const link of document.querySelectorAll('.contents.phone a'))
  link.addEventListener('click', () => { link.closest('details').open = false })
`
