/** Where the script says why there is no passkey. */
export function PasskeyProblem() {
  return <p role="alert" data-tone="danger" data-problem hidden className="inbox-notice" />;
}
