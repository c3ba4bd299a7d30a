import { defineConfig } from 'wxt'
import { LOCALES } from './src/texts.ts'

/** Identity of the extension in Firefox. */
const GECKO_ID = 'extension@voice-rankings.invalid'

/** No automatic imports: `false` leaves their plugin on, which would add them to our packages too. */
const NO_IMPORTS = { dirs: [], eslintrc: { enabled: false as const }, exclude: [/./u] }

// The extension may see a page only after a click on it, and a server only after a person has connected it.
export default defineConfig({
  srcDir: 'src',
  publicDir: 'public',
  outDir: 'dist',
  outDirTemplate: '{{browser}}',
  zip: { name: 'voice-rankings', zipSources: false },
  imports: NO_IMPORTS,
  manifestVersion: 3,
  manifest: ({ browser }) => ({
    name: '__MSG_name__',
    description: '__MSG_description__',
    default_locale: 'en',
    permissions: ['activeTab', 'scripting', 'storage', 'contextMenus', ...(browser === 'firefox' ? [] : ['offscreen'])],
    optional_host_permissions: ['https://*/*', 'http://*/*'],
    action: { default_title: '__MSG_name__' },
    commands: {
      toggle: { suggested_key: { default: 'Alt+P' }, description: '__MSG_toggle__' },
      back: { suggested_key: { default: 'Alt+Comma' }, description: '__MSG_back__' },
      forward: { suggested_key: { default: 'Alt+Period' }, description: '__MSG_forward__' },
    },
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            // The first Firefox with the CSS Custom Highlight API and this statement about data.
            gecko: {
              id: GECKO_ID,
              strict_min_version: '142.0',
              data_collection_permissions: { required: ['websiteContent'] },
            },
          },
        }
      : { minimum_chrome_version: '120' }),
  }),
  hooks: {
    // The texts of the manifest, made of the same messages as those of the popup.
    'build:publicAssets': (_wxt, files) => {
      for (const [locale, texts] of Object.entries(LOCALES)) {
        const messages = Object.fromEntries(Object.entries(texts.manifest).map(([key, message]) => [key, { message }]))
        files.push({ relativeDest: `_locales/${locale}/messages.json`, contents: JSON.stringify(messages) })
      }
    },
  },
})
