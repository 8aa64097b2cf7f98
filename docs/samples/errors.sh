# If a check fails but may succeed later, this program repeats the check after the time in
# Retry-After. If that time is more than 30 seconds, the program does not repeat the check. For
# example, this is the case if the quota of the month is used up. The number 1000000519 always gets
# a 429, so this program ends with that error.
answer=$(mktemp) headers=$(mktemp)
trap 'rm -f "$answer" "$headers"' EXIT
# All attempts have the same Idempotency-Key, so the check is charged once.
key="check-$(date +%s)-$$"

for attempt in 1 2 3; do
  status=$(curl --silent --output "$answer" --dump-header "$headers" --write-out '%{http_code}' \
    "$BVS_URL/v1/verify" \
    -H "Authorization: Bearer $BVS_API_KEY" \
    -H 'Content-Type: application/json' \
    -H "Idempotency-Key: $key" \
    -d '{"business_number":"1000000519","startDate":"20200101","ownerName":"홍길동"}')
  case $status in
    200) cat "$answer"; exit 0 ;;
    000 | 429 | 5??) ;; # not reached, too many requests, or a failure of the service
    *) break ;;         # the request itself is wrong
  esac
  grep -qE '"(quota|storage)_exceeded"' "$answer" && break
  pause=$(sed -n 's/^[Rr]etry-[Aa]fter: *\([0-9]*\).*/\1/p' "$headers")
  pause=${pause:-$attempt}
  if [ "$attempt" = 3 ] || [ "$pause" -gt 30 ]; then break; fi
  sleep "$pause"
done
# The check got no answer. This says nothing about the business.
cat "$answer" >&2
exit 1
