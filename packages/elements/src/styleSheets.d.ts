/** Style sheet as a string, provided by Vite in tests and by our build in published packages. */
declare module '*.css?inline' {
  const styles: string
  export default styles
}
