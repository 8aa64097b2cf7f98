/** Reads the secret of a request, an API key or an admin token, from its Authorization header. */

export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? "")?.[1];
}
