/** localStorage key shared with the site. Its value is `light`, `dark` or `auto`. */
const KEY = 'theme'

const dark = matchMedia('(prefers-color-scheme: dark)')
const selects = document.querySelectorAll<HTMLSelectElement>('[data-theme-select]')

/** Stored theme choice; `auto` if storage is blocked. */
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
      // Storage is blocked: the choice lasts until the page is left.
    }
  })
}
dark.addEventListener('change', () => show(readChoice()))
show(readChoice())
