export function holdScripts(html: string): string
