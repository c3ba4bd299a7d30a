import type { APIRoute } from 'astro'

/** Writes what its parent sends into itself, and tells how high that is. */
const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Example</title>
  </head>
  <body>
    <script>
      addEventListener('message', ({ source, data }) => {
        if (source !== parent) return
        document.open()
        document.write(data.html)
        document.close()
        document.documentElement.style.colorScheme = data.theme
        const style = document.createElement('style')
        style.textContent = ':where(body) { margin: 16px; font-family: system-ui, sans-serif; line-height: 1.5 }'
        document.head.prepend(style)
        const tell = () => parent.postMessage({ height: document.body.getBoundingClientRect().height + 32 }, '*')
        new ResizeObserver(tell).observe(document.body)
      })
      parent.postMessage('ready', '*')
    </script>
  </body>
</html>
`

/** The page in which examples that a reader edits, and those of the builder, run. */
export const GET: APIRoute = () => new Response(HTML, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
