const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const picture = (id, size, theme) => `<img loading="lazy" src="${id}.${size}.${theme}.png" alt="${size}, ${theme}">`

/** HTML page with the screenshots of each story side by side. */
export function galleryPage(stories, sizes, themes) {
  const sections = stories.map(({ id, title, name }) => {
    const pictures = sizes.flatMap((size) => themes.map((theme) => picture(id, size, theme)))
    return `<section id="${id}"><h2>${escape(`${title}: ${name}`)}</h2><div>${pictures.join('')}</div></section>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every component in every state</title>
<style>body{font:14px system-ui;margin:24px;background:#888}div{display:flex;gap:12px;align-items:flex-start;overflow:auto}
img{max-height:600px;max-width:48%;background:#fff}h2{font-size:14px;margin:24px 0 8px}</style>
${sections.join('\n')}</html>
`
}
