/**
 * Returns the SQL of a recursive table, to be used after `WITH RECURSIVE`. The table has a row for
 * each value of a column, and then a row with null. If an index begins with the column, the
 * database reads only one row for each value.
 */
export function distinctValues(name: string, table: string, column: string, condition: string) {
  const least = (more: string) => `SELECT min(${column}) FROM ${table} WHERE ${condition} ${more}`;
  return `${name} (${column}) AS (${least("")} UNION ALL
    SELECT (${least(`AND ${table}.${column} > ${name}.${column}`)}) FROM ${name}
    WHERE ${column} IS NOT NULL)`;
}
