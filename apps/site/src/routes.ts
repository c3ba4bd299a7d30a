import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('home', 'routes/home.tsx', { id: 'home' }),
  route('voices', 'routes/voices.tsx'),
  route('voice/:service/:gender/:speaker/compare', 'routes/voiceCompare.tsx'),
  route('voice/:service/:gender/:speaker/:view?', 'routes/voice.tsx'),
  route('app/snippets', 'routes/appSnippets.tsx'),
  route('about', 'routes/about.tsx'),
  route('*', 'routes/notFound.tsx'),
] satisfies RouteConfig
