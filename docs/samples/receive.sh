# A CGI program that receives webhooks and appends verified events to events.ndjson. It needs
# openssl. BVS_WEBHOOK_SECRET is the secret of the endpoint. After a rotation, set it to the new
# secret and the old one, with a comma between them. Other users of the machine can see the secret
# in the arguments of openssl, so run this program only on a machine without other users.
set -eu
MAX_BYTES=100000

answer() {
  printf 'Status: %s\r\n\r\n' "$1"
  exit
}

[ "${CONTENT_LENGTH:-0}" -le "$MAX_BYTES" ] || answer '413 Content Too Large'
# Read the body as it was received, because a body that was written again may differ.
body=$(head -c "${CONTENT_LENGTH:-0}")
timestamp=${HTTP_WEBHOOK_TIMESTAMP:-}
case $timestamp in '' | 0* | *[!0-9]* | ????????????*) answer '400 Bad Request' ;; esac
age=$(($(date +%s) - timestamp))
[ "${age#-}" -le 300 ] || answer '400 Bad Request'

for secret in $(printf '%s' "$BVS_WEBHOOK_SECRET" | tr , ' '); do
  key=$(printf '%s' "${secret#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \n')
  signature=$(printf '%s.%s.%s' "${HTTP_WEBHOOK_ID:-}" "$timestamp" "$body" |
    openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)
  case " ${HTTP_WEBHOOK_SIGNATURE:-} " in
    *" v1,$signature "*)
      # An event may come twice, so the program that reads this file must store the ids of processed
      # events.
      printf '%s\n' "$body" >> events.ndjson
      answer '204 No Content'
      ;;
  esac
done
# After any status other than 2xx the service sends the message again.
answer '400 Bad Request'
