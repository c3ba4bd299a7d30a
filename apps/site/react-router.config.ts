import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // The route table is small: sending it whole saves a request per link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
