import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('home', 'routes/home.tsx', { id: 'home' }),
  route('voices', 'routes/voices.tsx'),
  route('voice/:service/:gender/:speaker', 'routes/voice.tsx', [
    index('routes/voiceGenerate.tsx'),
    route('details', 'routes/voiceDetails.tsx'),
    route('similar', 'routes/voiceSimilar.tsx'),
  ]),
  route('about', 'routes/about.tsx'),
  route('*', 'routes/notFound.tsx'),
] satisfies RouteConfig
