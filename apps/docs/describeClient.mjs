// Not TypeScript: the plugin comes as TypeScript of looser rules than ours, which a compiler that reads it would hold to ours.
import starlightTypeDoc, { typeDocSidebarGroup } from 'starlight-typedoc'

const entry = (name) => `../../packages/sdk/src/${name}.ts`

/** Where the sidebar has the pages that TypeDoc writes. */
export const describedClient = typeDocSidebarGroup

/** Has TypeDoc write a page for every name that the client exports. */
export const describeClient = starlightTypeDoc({
  entryPoints: ['index', 'session/index', 'audio/index'].map(entry),
  tsconfig: '../../packages/sdk/tsconfig.json',
  output: 'typedoc',
  sidebar: { label: 'The client, name by name', collapsed: true },
  typeDoc: { name: 'The client, name by name', excludeExternals: true, disableSources: true, readme: 'none' },
})
