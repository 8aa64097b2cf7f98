/** How much the two data sets are asked for. */

/** A corporation has a row for each period in which nothing changed; some twenty in six years. */
export const ROWS_A_PAGE = 200;
