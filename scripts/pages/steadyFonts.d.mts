export const steadyFonts: {
  name: string
  enforce: 'pre'
  transform: { filter: { id: RegExp }; handler: (css: string) => string }
}
