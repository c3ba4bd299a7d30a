/** Where the site keeps the choice, too: `light`, `dark` or `auto`. */
const KEY = 'theme'

const dark = matchMedia('(prefers-color-scheme: dark)')
const selects = document.querySelectorAll<HTMLSelectElement>('[data-theme-select]')

/** Storage may be forbidden; then a choice lasts as long as the page. */
function readChoice(): string {
  try {
    return localStorage.getItem(KEY) ?? 'auto'
  } catch {
    return 'auto'
  }
}

function show(choice: string): void {
  const isChosen = choice === 'light' || choice === 'dark'
  document.documentElement.dataset.theme = isChosen ? choice : dark.matches ? 'dark' : 'light'
  for (const select of selects) select.value = isChosen ? choice : 'auto'
}

for (const select of selects) {
  select.addEventListener('change', () => {
    show(select.value)
    try {
      localStorage.setItem(KEY, select.value)
    } catch {
      // It lasts as long as the page.
    }
  })
}
dark.addEventListener('change', () => show(readChoice()))
show(readChoice())
