/** Descriptions of the fields of early access; see `fieldTexts`. */
export const earlyAccessFieldTexts: Readonly<Record<string, string>> = {
  takes_addresses: 'True if the server sends mail, and so takes addresses.',
  early_email: 'E-mail address, at most 254 characters.',
  early_language: 'Language of the mail: `en`, `de`, `fr`, `es`, `ja` or `ar`; others are `en`.',
  early_token: 'Token of the mailed link.',
}
