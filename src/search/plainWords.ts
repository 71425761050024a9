const listed = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Words that say nothing about the subject of a question. */
export const stopWords = listed(
  `a about am an and any are as at be been by can could did do does for from get give had has have help
  how i if in is it its me my need not of on or our please should show so some that the their them
  there these they this to keep keeps use was want was we what when where which who why will with would you your
  looking search find tell know like many must often much i'm im kindly dear sir madam hello hi thanks
  nos pcs qty best revert needful urgent regarding fur mit und der die das ein eine nach`,
);

/** Words for an instrument of any kind: they say that a product is wanted, not which one. */
export const genericWords = listed(
  `generator generators tester testers simulator simulators simulation instrument instruments equipment device
  devices unit units machine machines system systems set apparatus analyzer product products model
  models maker supplier manufacturer company companies test testing tests`,
);
