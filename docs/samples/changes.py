# Prints the changes of watched businesses since the last run. Run this program once a day, or as
# often as you like. cursor.txt stores how far it has read. Events are kept for 30 days.
import json
import os
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path

CURSOR = Path("cursor.txt")
EVENTS_A_PAGE = 1000


def page_after(cursor):
    query = {"types": "watch.changed", "limit": EVENTS_A_PAGE}
    if cursor:
        query["after"] = cursor
    request = urllib.request.Request(
        os.environ["BVS_URL"] + "/v1/events?" + urllib.parse.urlencode(query),
        headers={
            "Authorization": "Bearer " + os.environ["BVS_API_KEY"],
            # Some networks block the default User-Agent of Python.
            "User-Agent": "example/1.0",
        },
    )
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        # The body says why the service refused the request.
        raise SystemExit(error.read().decode())


cursor = CURSOR.read_text() if CURSOR.exists() else None
while True:
    page = page_after(cursor)
    for event in page["events"]:
        change = event["data"]
        # 01 is active, 02 suspended, 03 closed, None not registered.
        print(
            change["reference"] or change["business_number"],
            change["before"]["status_code"],
            "->",
            change["after"]["status_code"],
        )
    cursor = page["next"]
    # Store the cursor after the events are printed. Then no event is lost if the program stops.
    CURSOR.write_text(cursor)
    # If the page is not full, there are no more events for now.
    if len(page["events"]) < EVENTS_A_PAGE:
        break
