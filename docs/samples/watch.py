# Watches businesses: from now on the service asks about each of them once a day. Your own id for a
# business can be its `reference`.
import json
import os
import urllib.error
import urllib.request

NUMBERS_A_CALL = 1000


def add(watches):
    request = urllib.request.Request(
        os.environ["BVS_URL"] + "/v1/watches",
        data=json.dumps({"watches": watches}).encode(),
        headers={
            "Authorization": "Bearer " + os.environ["BVS_API_KEY"],
            "Content-Type": "application/json",
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


suppliers = [
    {"business_number": "1000000917", "reference": "supplier-17"},
    {"business_number": "1000000921", "reference": "supplier-21"},
    {"business_number": "1000000940", "reference": "supplier-40"},
]
# You can repeat a failed run, because adding a watched number again changes nothing.
for first in range(0, len(suppliers), NUMBERS_A_CALL):
    result = add(suppliers[first : first + NUMBERS_A_CALL])
    print(f"{result['added']} added, {result['watched']} of {result['max_watched']} watched")
