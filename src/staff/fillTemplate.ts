/** The fields a template may use in braces, with what they stand for. */
export const templateFields = {
  name: "the person's name",
  reference: 'the reference',
  product: 'the product or products asked about',
} as const;

type TemplateField = keyof typeof templateFields;

/** What stands where nothing is known. */
const otherwise: Readonly<Record<TemplateField, string>> = {
  name: 'Sir or Madam',
  reference: '',
  product: 'your enquiry',
};

const isField = (name: string): name is TemplateField => Object.hasOwn(templateFields, name);

/** Puts values into the fields of a template. Other braces stay as they are. */
export const fillTemplate = (body: string, values: Readonly<Record<TemplateField, string>>) =>
  body.replace(/\{(\w+)\}/g, (whole, name) =>
    isField(name) ? values[name] || otherwise[name] : whole,
  );
