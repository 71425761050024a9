declare namespace App {
  interface Locals {
    services: import('./server/services.ts').Services;
    requestId: string;
    clientAddress: string;
    /** On a form's page: how the post that it answers was refused. */
    formResult?: (import('./server/intake/drafts.ts').Draft & { status: number }) | undefined;
    /** What went wrong while a page was drawn, for the server that asked for it. */
    renderError?: unknown;
  }
}
