import { address, asWritten, optional, setting, whole } from './setting.ts'

/** Settings of chats with voices. Without an address, voices do not answer, and no message is sent anywhere. */
export const CHAT_SETTINGS = {
  chatUrl: setting(
    'CHAT_BASE_URL',
    'Address of a chat server with OpenAI’s interface, such as Ollama or llama.cpp, whose answers the voices speak.',
    '',
    address(['http:', 'https:'], 'http://127.0.0.1:11434/v1'),
  ),
  chatKey: setting('CHAT_API_KEY', 'Key of that chat server, if it needs one.', '', optional),
  chatModel: setting('CHAT_MODEL', 'Model of that chat server; needed with CHAT_BASE_URL.', '', asWritten),
  chatCredits: setting(
    'CHAT_CREDITS',
    'Credits that a character of an answer costs, besides its speech.',
    '1',
    whole(0, 1000),
  ),
  chatConcurrency: setting(
    'CHAT_CONCURRENCY',
    'Maximum number of answers that are written at once.',
    '4',
    whole(1, 100),
  ),
}
