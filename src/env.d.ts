declare namespace App {
  interface Locals {
    services: import('./server/services.ts').Services;
    requestId: string;
    clientAddress: string;
    /** On a form's page: how the post that it answers was refused. */
    formResult?: import('./server/intake/endpoint.ts').FormResult;
  }
}
