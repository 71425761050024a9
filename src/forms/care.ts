import { paths } from '../site/paths.ts';
import { imageRule } from './attachment.ts';
import { field } from './field.ts';
import { defineForm } from './form.ts';
import { limits } from './limits.ts';

const needed = {
  calibration: 'Calibration',
  repair: 'Repair',
  part: 'A lead, tip or spare part',
  return: 'Return of an instrument',
};

export const care = defineForm({
  name: 'care',
  title: 'Calibration, repair or spare part',
  page: paths.care,
  fields: {
    wanted: field.choice('What you need', 'Please select what you need', needed),
    product: field.line('Model', limits.short, { missing: 'Please specify a product' }),
    serial: field.line('Serial number', limits.short, {
      missing: 'Please give the serial number, or say that it cannot be read',
      hint: 'On the rating plate, and in the menu under About.',
    }),
    calibrated: field.line('Last calibration', limits.short, {
      hint: 'Month and year, from the label or the record.',
    }),
    message: field.text('What is wrong, or which part', 4, {
      hint: 'For a calibration: CAL-F, CAL-A or CAL-S, and values that must be in the record.',
    }),
    name: field.name({ missing: 'Name is required' }),
    company: field.company(),
    email: field.email('required'),
    phone: field.phone(),
    returnAddress: field.text('Return address', 3, {
      hint: 'Where it goes back to, with the person who accepts it.',
    }),
  },
  check({ value, issues }) {
    if (value.message === '' && value.wanted !== 'calibration')
      issues.push({
        code: 'custom',
        path: ['message'],
        message: 'Please say what is wrong or which part you need',
        input: value,
      });
  },
  attachment: imageRule('picture', 'Picture of the rating plate, damage or part'),
  summary: ({ name, email, wanted, product, serial }) => ({
    name,
    email,
    subject: `${needed[wanted]}: ${product} (${serial})`,
  }),
  next: 'Service sends you the price, how long it takes and, if the instrument must come to us, a return number. Send nothing before you have that number.',
});
