declare namespace App {
  interface Locals {
    services: import('./server/services.ts').Services;
    requestId: string;
    clientAddress: string;
    /** On a form's page: how the post that it answers was refused. */
    formResult?: (import('./server/intake/drafts.ts').Draft & { status: number }) | undefined;
    /** On the page of a submission: the change that it answers, which came too late. */
    outdated?: import('./features/inbox/edits/outdatedEdit.ts').OutdatedEdit | undefined;
    /** On the part of the home page with the slides: what it shows. */
    hero?:
      | {
          slides: readonly import('./slides/heroSlide.ts').HeroSlide[];
          pictures: Record<string, import('./pictures/picture.ts').PictureSource>;
        }
      | undefined;
    /** What went wrong while a page was drawn, for the server that asked for it. */
    renderError?: unknown;
  }
}
