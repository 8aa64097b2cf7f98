# Prints the changes of watched businesses since the last run. Run this program once a day, or as
# often as you like. cursor.txt stores how far it has read. Events are kept for 30 days.
set -eu
cursor=
if [ -f cursor.txt ]; then cursor=$(cat cursor.txt); fi

while :; do
  page=$(curl --silent --show-error --fail-with-body --get "$BVS_URL/v1/events" \
    -H "Authorization: Bearer $BVS_API_KEY" \
    -d types=watch.changed -d limit=1000 ${cursor:+-d "after=$cursor"}) || {
    # The body says why the service refused the request.
    printf '%s\n' "$page" >&2
    exit 1
  }
  case $page in *'"events":[]'*) ;; *) printf '%s\n' "$page" ;; esac
  cursor=$(printf '%s' "$page" | sed 's/.*"next":"\([^"]*\)".*/\1/')
  # Store the cursor after the events are printed. Then no event is lost if the program stops.
  printf '%s' "$cursor" > cursor.txt
  # Read on until a page has no events.
  case $page in *'"events":[]'*) break ;; esac
done
