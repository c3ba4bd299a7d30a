export { providerName } from '@voice-rankings/contract'
