import type { APIRoute } from 'astro'
import { getCollection } from 'astro:content'

interface Page {
  id: string
  data: { title: string; description?: string }
}

/** List of the documentation pages for language models, see llmstxt.org. */
export const GET: APIRoute = async () => {
  const pages: Page[] = await getCollection('docs')
  const lines = pages
    .filter(({ id }) => !id.startsWith('typedoc/'))
    .toSorted((one, other) => one.id.localeCompare(other.id))
    .map(({ id, data }) => `- [${data.title}](/docs/${id === 'index' ? '' : `${id}/`}): ${data.description ?? ''}`)
  const text = [
    '# Voice Rankings',
    '',
    '> Play, measure and compare text-to-speech voices, and put them into your own pages.',
    '',
    '## Documentation',
    ...lines,
    '',
    '## API',
    '- [OpenAPI document](/api/v1/openapi.json): every call with its fields, errors and examples',
    '- [API for people](/api/v1/docs): the same as a page',
    '',
  ]
  return new Response(text.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
