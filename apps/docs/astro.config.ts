import starlight from '@astrojs/starlight'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'astro/config'
import { describedClient, describeClient } from './describeClient.mjs'
import { finishDocs } from './src/finish/finishDocs.ts'
import { runningServer } from './src/finish/runningServer.ts'
import { compileEagerly } from '../../scripts/pages/compileEagerly.mjs'
import { steadyFonts } from '../../scripts/pages/steadyFonts.mjs'

export default defineConfig({
  base: '/docs',
  outDir: process.env['DOCS_BUILD_DIR'] ?? 'dist',
  trailingSlash: 'always',
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [
    starlight({
      title: 'Voice Rankings',
      titleDelimiter: '·',
      description: 'Put measured text-to-speech voices into your own pages.',
      customCss: [
        // The order of the layers comes first.
        './src/styles/theme.css',
        '@fontsource-variable/bricolage-grotesque/opsz.css',
        '@fontsource-variable/geist/wght.css',
        // Only the component styles that the pages use; the others load in the example frames.
        '../../packages/react/src/styles/tokens.css',
        './src/styles/docs.css',
        './src/styles/example.css',
      ],
      components: {
        Footer: './src/components/Footer.astro',
        Head: './src/components/Head.astro',
        Search: './src/components/Search.astro',
        SiteTitle: './src/components/SiteTitle.astro',
        SocialIcons: './src/components/SiteLinks.astro',
        ThemeProvider: './src/components/ThemeProvider.astro',
        ThemeSelect: './src/components/ThemeSelect.astro',
      },
      sidebar: [
        { label: 'Start here', items: [{ autogenerate: { directory: 'start' } }] },
        { label: 'Elements', items: [{ autogenerate: { directory: 'elements' } }] },
        { label: 'React components', items: [{ autogenerate: { directory: 'react' } }] },
        { label: 'Guides', items: [{ autogenerate: { directory: 'guides' } }] },
        { label: 'Run it yourself', items: [{ autogenerate: { directory: 'operate' } }] },
        { label: 'Reference', items: [{ autogenerate: { directory: 'reference' } }] },
        describedClient,
      ],
      plugins: [describeClient],
      expressiveCode: {
        themes: ['github-dark-high-contrast', 'github-light-high-contrast'],
        useStarlightUiThemeColors: true,
        defaultProps: { overridesByLang: { 'sh,http,nginx': { frame: 'none' } } },
        styleOverrides: {
          borderColor: 'var(--voice-line)',
          borderRadius: 'var(--voice-r-2)',
          codeBackground: 'var(--voice-surface)',
          frames: {
            shadowColor: 'transparent',
            editorTabBarBackground: 'transparent',
            editorTabBarBorderBottomColor: 'var(--voice-line)',
            editorActiveTabBackground: 'var(--voice-surface)',
            editorActiveTabIndicatorTopColor: 'transparent',
            editorActiveTabIndicatorBottomColor: 'transparent',
            editorActiveTabBorderColor: 'transparent',
          },
        },
      },
    }),
    finishDocs(),
  ],
  vite: {
    plugins: [
      runningServer(),
      steadyFonts,
      compileEagerly,
      vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.includes('-') } } }),
      svelte({ configFile: false }),
    ],
    // No inlined assets: the CSP allows files and the few inline parts of Starlight. Older targets would remove
    // light-dark().
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  // Separate chunk, imported by the search of every page.
                  { name: 'preload', test: /vite\/preload-helper/, priority: 1 },
                  // Code shared by most examples is one chunk instead of fifty separate requests.
                  { name: 'common', test: /\/packages\//, minShareCount: 8 },
                ],
              },
            },
          },
        },
      },
    },
    build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'firefox128', 'safari17.5'] },
  },
})
