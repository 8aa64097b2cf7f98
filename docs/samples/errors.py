# If a check fails but may succeed later, this program repeats the check after the time in
# Retry-After. If that time is more than 30 seconds, the program does not repeat the check. For
# example, this is the case if the quota of the month is used up.
import http.client
import json
import os
import random
import time
import urllib.error
import urllib.request
import uuid

ATTEMPTS = 3
LONGEST_WAIT = 30  # seconds
WAITING_DOES_NOT_HELP = {
    "quota_exceeded",
    "daily_limit_exceeded",
    "storage_exceeded",
    "job_limit_exceeded",
}


class ServiceError(Exception):
    """The check got no answer. This says nothing about the business."""

    def __init__(self, code, message):
        super().__init__(f"{code}: {message}")
        self.code = code


def verify(claim):
    headers = {
        "Authorization": "Bearer " + os.environ["BVS_API_KEY"],
        "Content-Type": "application/json",
        # Some networks block the default User-Agent of Python.
        "User-Agent": "example/1.0",
        # All attempts have the same Idempotency-Key, so the check is charged once.
        "Idempotency-Key": str(uuid.uuid4()),
    }
    url = os.environ["BVS_URL"] + "/v1/verify"
    request = urllib.request.Request(url, data=json.dumps(claim).encode(), headers=headers)
    for attempt in range(1, ATTEMPTS + 1):
        pause = attempt * random.uniform(0.5, 1.5)
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            failure = failure_of(error)
            pause = max(pause, int(error.headers.get("Retry-After", 0)))
            may_pass = error.code == 429 or error.code >= 500
        # The program could not reach the service, or the connection broke.
        except (OSError, http.client.HTTPException) as error:
            failure, may_pass = ServiceError("not_reached", str(error)), True
        if failure.code in WAITING_DOES_NOT_HELP or pause > LONGEST_WAIT:
            may_pass = False
        if attempt == ATTEMPTS or not may_pass:
            raise failure
        time.sleep(pause)


def failure_of(error):
    try:
        details = json.load(error)["error"]
        return ServiceError(details["code"], details["message"])
    except (ValueError, KeyError, TypeError):
        return ServiceError("unknown", f"HTTP {error.code}")


# Four test numbers (valid, invalid, too many requests, quota used up) and a malformed number.
for number in ["1000000014", "1000000222", "1000000519", "1000000523", "1234"]:
    try:
        answer = verify(
            {"business_number": number, "startDate": "20200101", "ownerName": "홍길동"}
        )
        print(number, "valid" if answer["isValid"] else "invalid")
    except ServiceError as failure:
        print(number, "no answer:", failure)
