/** The largest file that a form takes, and staff attach to an answer. */
export const uploadBytes = 5 * 1024 * 1024;
export const uploadSize = `${uploadBytes / 1024 ** 2} MB`;

/** The largest picture in which the server looks for logos. */
export const pictureBytes = 5_000_000;
export const pictureSize = `${pictureBytes / 1e6} MB`;
