import protos from '@google-cloud/text-to-speech/build/protos/protos.json' with { type: 'json' }

/** Google's own description of its service, of which the official client has a copy: the packages `v1` and `v1beta1`. */
export const googleDescription = protos.nested.google.nested.cloud.nested.texttospeech.nested
