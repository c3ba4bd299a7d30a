export const compileEagerly: {
  name: string
  applyToEnvironment: (environment: { name: string }) => boolean
  generateBundle: { order: 'post'; handler: (options: unknown, bundle: Record<string, { type: string }>) => void }
}
