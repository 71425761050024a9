/** A job as search engines and messengers name it: "HR Intern, Pune, Maharashtra, India". */
export const jobTitle = (job: { title: string; location: string }) =>
  `${job.title}, ${job.location}`;
