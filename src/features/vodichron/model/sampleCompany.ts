/** A fictitious company. All figures on the screens are derived from these records. */
export const departments = [
  { name: 'Engineering', head: 'Anjali Deshpande', people: 84 },
  { name: 'Production', head: 'Suresh Patil', people: 61 },
  { name: 'Sales and service', head: 'Farah Shaikh', people: 38 },
  { name: 'Quality and test', head: 'Ravi Iyer', people: 33 },
  { name: 'Finance and HR', head: 'Leena Joseph', people: 18 },
  { name: 'Administration', head: 'Vikram Rao', people: 14 },
] as const;

export const director = 'Nandini Kale';

export const headcountAtStart = 226;

/** Twelve months up to the current one. */
export const months = [
  { name: 'Dec', joined: 3, left: 1 },
  { name: 'Jan', joined: 4, left: 2 },
  { name: 'Feb', joined: 2, left: 1 },
  { name: 'Mar', joined: 5, left: 2 },
  { name: 'Apr', joined: 3, left: 3 },
  { name: 'May', joined: 4, left: 1 },
  { name: 'Jun', joined: 2, left: 2 },
  { name: 'Jul', joined: 6, left: 2 },
  { name: 'Aug', joined: 3, left: 1 },
  { name: 'Sep', joined: 2, left: 3 },
  { name: 'Oct', joined: 4, left: 1 },
  { name: 'Nov', joined: 5, left: 2 },
] as const;

export const today = '2026-11-16';

/** This month's joiners, with the number of onboarding steps done. */
export const joiners = [
  { name: 'Meera Kulkarni', position: 'Firmware engineer', done: 7 },
  { name: 'Arjun Nair', position: 'Test technician', done: 9 },
  { name: 'Sana Qureshi', position: 'Sales engineer', done: 4 },
  { name: 'Rohit Jadhav', position: 'Assembly lead', done: 12 },
  { name: 'Divya Menon', position: 'Purchase officer', done: 2 },
] as const;

export const leaveRequests = [
  { name: 'Kiran Bhosale', from: '2026-11-18', until: '2026-11-20', days: 3, cover: 'A. Nair' },
  { name: 'Pooja Shetty', from: '2026-11-23', until: '2026-11-27', days: 5, cover: 'M. Kulkarni' },
  { name: 'Imran Sayyed', from: '2026-11-30', until: '2026-12-01', days: 2, cover: 'open' },
  { name: 'Tara Fernandes', from: '2026-12-07', until: '2026-12-11', days: 5, cover: 'S. Qureshi' },
] as const;

export const onLeaveToday = 11;

/** Documents that expire within 60 days, soonest first. */
export const expiringDocuments = [
  { document: 'Forklift licence', person: 'Ganesh More', version: 2, expires: '2026-11-24' },
  { document: 'Fixed-term contract', person: 'Sana Qureshi', version: 1, expires: '2026-12-01' },
  { document: 'High-voltage instruction', person: 'Arjun Nair', version: 4, expires: '2026-12-15' },
  { document: 'Passport copy', person: 'Farah Shaikh', version: 1, expires: '2027-01-09' },
] as const;

/** An employee's monthly salary, in rupees. */
export const salary = [
  { part: 'Basic', amount: 38000 },
  { part: 'House rent allowance', amount: 15200 },
  { part: 'Special allowance', amount: 8800 },
] as const;

export const onboardingSteps = [
  { step: 'Contract signed', owner: 'HR' },
  { step: 'Bank details', owner: 'Joiner' },
  { step: 'Account and e-mail', owner: 'IT' },
  { step: 'Laptop handed over', owner: 'IT' },
  { step: 'Access card', owner: 'Admin' },
  { step: 'Mentor named', owner: 'Manager' },
  { step: 'Safety instruction', owner: 'Quality' },
  { step: 'ESD training', owner: 'Quality' },
  { step: 'Policies read', owner: 'Joiner' },
  { step: 'First task agreed', owner: 'Manager' },
  { step: 'Talk after 30 days', owner: 'Manager' },
  { step: 'Talk after 90 days', owner: 'HR' },
] as const;

export const checklistLength = onboardingSteps.length;

/** The default roles; the help article on roles describes the same. */
export const roles = [
  { role: 'Employee', team: 'names', all: 'names', salary: 'own' },
  { role: 'Manager', team: 'read, approve leave', all: 'names', salary: '–' },
  { role: 'HR officer', team: '–', all: 'read and change', salary: '–' },
  { role: 'Finance', team: '–', all: 'name and number', salary: 'read and change' },
  { role: 'Auditor', team: '–', all: 'read, history', salary: 'read' },
  { role: 'Administrator', team: '–', all: 'names', salary: '–' },
] as const;
