/** Why the browser gave no passkey, in words. Browsers do not tell a refusal from a missing key. */
export function whyNoPasskey(error: unknown): string {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'AbortError':
      return 'No passkey was used: it was cancelled, took too long, or there is none for this site here. You can try again.';
    case 'InvalidStateError':
      return 'This device has a passkey for your account already.';
    case 'SecurityError':
      return 'Passkeys work only at the address this site is set up for.';
    case 'NotSupportedError':
    case 'ConstraintError':
      return 'This device cannot keep a passkey that asks for fingerprint, face or PIN.';
    default:
      return 'This browser could not use a passkey.';
  }
}
