export function weighEmbed(): Record<string, number>
