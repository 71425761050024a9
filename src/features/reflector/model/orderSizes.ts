/** The inner edges we make, in mm. Others are made to order. */
export const orderSizes = [50, 75, 100, 150, 200, 300, 500, 1000] as const;
