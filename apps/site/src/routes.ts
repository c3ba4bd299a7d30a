import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { EXTENSION_PAGES } from './extension/extensionPages.ts'
import { PLANNED_PAGES } from './planned/plannedPages.ts'

export default [
  index('routes/home.tsx'),
  route('home', 'routes/home.tsx', { id: 'home' }),
  route('voices', 'routes/voices.tsx'),
  route('leaderboard', 'routes/leaderboard.tsx'),
  route('blind', 'routes/blind.tsx'),
  route('cast', 'routes/cast.tsx'),
  route('create-playlist', 'routes/createPlaylist.tsx'),
  route('create-voice', 'routes/createVoice.tsx'),
  route('playlist/:id', 'routes/playlist.tsx'),
  route('chat/:id', 'routes/chat.tsx'),
  route('chat/conversation/:id', 'routes/conversation.tsx'),
  route('read', 'routes/read.tsx'),
  route('read/:id/:panel?', 'routes/readWork.tsx'),
  route('align', 'routes/align.tsx'),
  route('voice/:service/:gender/:speaker/compare', 'routes/voiceCompare.tsx'),
  route('voice/:service/:gender/:speaker/chat', 'routes/voiceChat.tsx'),
  route('voice/:service/:gender/:speaker/:view?', 'routes/voice.tsx'),
  route('embed/voice/:service/:gender/:speaker', 'routes/embedVoice.ts'),
  route('embed/overview/:service/:gender/:speaker/:view?', 'routes/embedOverview.tsx'),
  route('embed/snippet/:id', 'routes/embedSnippet.ts'),
  route('embed/playlist/:id', 'routes/embedPlaylist.tsx'),
  layout('routes/appLayout.tsx', [
    route('app/home', 'routes/appHome.tsx'),
    route('app/voices', 'routes/appVoices.tsx'),
    route('app/collections', 'routes/appCollections.tsx'),
    route('app/playlists', 'routes/appPlaylists.tsx'),
    route('app/snippets', 'routes/appSnippets.tsx'),
    route('app/lexicon', 'routes/appLexicon.tsx'),
    route('app/account', 'routes/appAccount.tsx'),
    ...planned(({ path }) => path.startsWith('app/')),
  ]),
  route('operator/:section?', 'routes/operator.tsx'),
  route('upgrade', 'routes/upgrade.tsx'),
  route('chat-reviews-early-access', 'routes/earlyAccess.tsx'),
  route('license-key-success', 'routes/licenseKeySuccess.tsx'),
  route('shared/:token', 'routes/shared.tsx'),
  route('collection/:id', 'routes/collection.tsx'),
  route('share/settings/:id', 'routes/shareSettings.tsx'),
  ...Object.keys(EXTENSION_PAGES).map((name) =>
    route(`extension/${name}`, 'routes/extension.tsx', { id: `extension/${name}` }),
  ),
  route('login', 'routes/login.tsx'),
  route('special', 'routes/special.tsx'),
  route('offline', 'routes/offline.tsx'),
  route('about', 'routes/about.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('terms', 'routes/terms.tsx'),
  ...planned(({ path }) => !path.startsWith('app/')),
  route('*', 'routes/notFound.tsx'),
] satisfies RouteConfig

function planned(belongs: (page: (typeof PLANNED_PAGES)[number]) => boolean) {
  return PLANNED_PAGES.filter(belongs).map(({ path }) => route(path, 'routes/planned.tsx', { id: `planned/${path}` }))
}
