// Not TypeScript: the plugin comes as TypeScript of looser rules than ours, which a compiler that reads it would hold to ours.
import { rmSync } from 'node:fs'
import starlightTypeDoc, { typeDocSidebarGroup } from 'starlight-typedoc'

const entry = (name) => `../../packages/sdk/src/${name}.ts`

/** Where the sidebar has the pages that TypeDoc writes. */
export const describedClient = typeDocSidebarGroup

const plugin = starlightTypeDoc({
  entryPoints: ['index', 'session/index', 'audio/index'].map(entry),
  // Of its own, because that of the package wants the declarations of others built first.
  tsconfig: 'tsconfig.typedoc.json',
  output: 'typedoc',
  sidebar: { label: 'The client, name by name', collapsed: true },
  typeDoc: { excludeExternals: true, disableSources: true, readme: 'none' },
})

/** Has TypeDoc write a page for every name that the client exports. */
export const describeClient = {
  ...plugin,
  hooks: {
    async 'config:setup'(options) {
      await plugin.hooks['config:setup'](options)
      // It leads to pages that are not written; the sidebar has all there is.
      rmSync(new URL('src/content/docs/typedoc/README.md', import.meta.url), { force: true })
    },
  },
}
