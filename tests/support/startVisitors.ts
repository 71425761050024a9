export const perSecond = 100;
const pages = ['/', '/about', '/contact', '/instruments', '/search?q=surge', '/api/heroes'];

/** What a visitor should get. */
export const isRight = (answer: string) => answer === 'GET 200' || answer === 'POST 201';

/** Requests pages at a steady rate, posts an enquiry now and then, and records the responses. */
export function startVisitors(url: string) {
  const answers: Promise<string>[] = [];
  const milliseconds: number[] = [];

  async function visit(number: number): Promise<string> {
    const isPost = number % 25 === 0;
    const path = isPost ? '/api/submissions/contact' : (pages[number % pages.length] ?? '/');
    const enquiry = { email: `v${number}@example.com`, message: `Enquiry ${number}` };
    const headers = { 'Content-Type': 'application/json' };
    const init = isPost ? { method: 'POST', body: JSON.stringify(enquiry), headers } : {};
    try {
      const started = performance.now();
      const response = await fetch(url + path, init);
      await response.arrayBuffer();
      milliseconds.push(performance.now() - started);
      return `${isPost ? 'POST' : 'GET'} ${response.status}`;
    } catch (error) {
      return `${path} failed: ${error}`;
    }
  }

  const timer = setInterval(() => answers.push(visit(answers.length)), 1000 / perSecond);
  return {
    count: () => answers.length,
    /** How long each request took that was answered. */
    milliseconds,
    async stop(): Promise<string[]> {
      clearInterval(timer);
      return Promise.all(answers);
    },
  };
}
