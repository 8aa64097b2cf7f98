# Verifies one business: do its number, opening date and representative belong together?
import json
import os
import urllib.error
import urllib.request

request = urllib.request.Request(
    os.environ["BVS_URL"] + "/v1/verify",
    data=json.dumps(
        {
            "business_number": "1000000014",
            "startDate": "20200101",
            "ownerName": "홍길동",
            "lang": "en",
        }
    ).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["BVS_API_KEY"],
        "Content-Type": "application/json",
        # Some networks block the default User-Agent of Python.
        "User-Agent": "example/1.0",
    },
)
try:
    with urllib.request.urlopen(request, timeout=60) as response:
        answer = json.load(response)
except urllib.error.HTTPError as error:
    # The body says why the service refused the request.
    raise SystemExit(error.read().decode())

if answer["isValid"]:
    # Valid does not mean open: 01 is active, 02 suspended, 03 closed.
    print("valid", answer["businessInfo"]["statusCode"])
else:
    print("invalid", answer["reason"])
