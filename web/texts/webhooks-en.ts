/** The English texts of the webhooks view. `webhooks-ko.ts` has the same keys. */
import type { InAnyLanguage } from "./page-texts.ts";
import type { webhooksKo } from "./webhooks-ko.ts";

export const webhooksEn: InAnyLanguage<typeof webhooksKo> = {
  title: "Webhooks",
  lead: "When a job ends or a watched number changes, the service sends a signed message to an address of yours. You need a receiver, which a developer writes.",
  modes: {
    live: "Endpoints of this live key get only the events of live keys. Test keys have endpoints of their own.",
    test: "Endpoints of this test key get only the events of test keys. Live keys have endpoints of their own.",
  },
  guide: "How to write a receiver",
  noVariant: "This key cannot use webhooks. You need one that can verify and check status.",
  none: "There are no endpoints yet.",
  noneHow: "Add the address of your receiver below, then send it a test message.",

  statuses: {
    unverified: "Waiting for a first successful test",
    enabled: "Enabled",
    failing: "Enabled · Failing",
    disabled: "Disabled",
  },
  unverified: "The endpoint gets events after it has accepted a test message.",
  failing: (since) =>
    `No message was accepted since ${since}. The service keeps trying, and disables the endpoint if none is accepted for five days.`,
  gone: "The receiver responded with 410 (gone), so the service disabled the endpoint. Repair the receiver, then enable the endpoint again.",
  failed:
    "The receiver accepted no message for five days, so the service disabled the endpoint. Repair the receiver, then enable the endpoint again.",
  byYou: "The endpoint was disabled with a key of your account.",
  missed:
    "Events that happen while the endpoint is disabled are never sent to it. GET /v1/events has them for 30 days.",
  bothUntil: (time) => `Until ${time}, messages are also signed with the earlier secret.`,

  events: "Events to send",
  allEvents: "All events, including kinds added later",
  noEvents: "Choose at least one event.",
  eventNames: {
    "batch.completed": "A job has finished",
    "batch.cancelled": "A job was cancelled",
    "batch.failed": "A job has failed",
    "watch.changed": "A watched number has changed",
    "watch.stale": "Watched numbers could not be looked up for 72 hours",
    "watch.paused": "Watching has paused, for example because the allowance is used up",
    "webhook_endpoint.disabled": "A webhook endpoint was disabled",
  },
  deletedEvent: "Deleted event",

  add: "Add an endpoint",
  address: "Address",
  addressHint: "A public address that begins with https://. Redirects are not followed.",
  addressHintLocal:
    "This service runs on your own machine, so addresses of this machine work too, such as http://127.0.0.1:8789/.",
  addressEmpty: "Enter the address of your receiver.",
  addButton: "Add",

  secret: "Secret",
  secretOnce:
    "The secret is shown only now. The service does not store it, so if you lose it, you need a new secret.",
  secretSteps: [
    "Copy it into the secret settings of your receiver, such as an environment variable. Do not write it in source code.",
    "The receiver must use only messages whose signature it has verified with this secret: with verifyWebhook of the client, or with a library for Standard Webhooks.",
  ],
  secretTest: "Start the receiver, then send a test message.",
  secretRotated: "Put the new secret into the settings of your receiver within 24 hours.",
  copy: "Copy the secret",
  copied: "Copied.",
  copyFailed: "Could not copy. Select the secret and copy it yourself.",
  hide: "Hide the secret",

  test: "Send a test message",
  testing: "Sending",
  waits: (seconds) =>
    `Only one message can be sent every ten seconds. The page sends this one in ${seconds} s.`,
  addWaits: (seconds) =>
    `Only one endpoint can be added every ten seconds. The page adds this one in ${seconds} s.`,
  delivered: (status, duration) =>
    `Delivered. The receiver responded with ${status} after ${duration}.`,
  enabledNow: "From now on the endpoint gets events.",
  refused: (status, duration) =>
    `Refused. The receiver responded with ${status} after ${duration}.`,
  refusedHelp: "Only a status from 200 to 299 is a success. Look into the log of the receiver.",
  redirectHelp:
    "Only a status from 200 to 299 is a success, and redirects are not followed. Add the final address.",
  noResponse: "No response. The connection failed, or no response came within 15 seconds.",
  noResponseHelp: "Check that the receiver runs and that the internet can reach its address.",

  rotate: "Make a new secret",
  rotateConfirm: (url) =>
    `Makes a new secret for ${url}. For 24 hours both the new and the current secret sign each message, so change the settings of your receiver within that time.`,
  rotateAgain:
    "The last new secret was made less than 24 hours ago. If you make another one, the oldest secret stops working at once.",

  disable: "Disable",
  enable: "Enable again",
  remove: "Delete",
  removeConfirm: (url) =>
    `Deletes the endpoint ${url}. It gets no more messages, and events that wait for it are not sent. This cannot be undone.`,
  removed: (url) => `Deleted: ${url}`,

  deliveries: "Last deliveries",
  deliveriesHint: "The last 100 deliveries of the past 30 days, without test messages.",
  noDeliveries: "No event was sent to this endpoint yet.",
  when: "Last attempt (KST)",
  event: "Event",
  attempt: "Attempts",
  attempts: (count) => count,
  notYet: "Not yet",
  deliveryStatus: "Status",
  duration: "Duration",
  milliseconds: (count) => `${count} ms`,
  outcomes: {
    succeeded: "Delivered",
    waiting: "Waiting",
    sending: "Sending",
    failed: "Failed, not tried again",
    dropped: "Not sent, because the endpoint was disabled",
  },
  noStatus: "no response",
  nextAttempt: (time) => `Next attempt: ${time}`,

  failures: {
    webhooks_not_available: [
      "This service does not send webhooks",
      "Read the events with GET /v1/events instead, or ask the operator.",
    ],
    endpoint_not_found: [
      "This endpoint no longer exists",
      "It was deleted meanwhile. The list has been loaded again.",
    ],
    too_many_endpoints: [
      "No more endpoints can be added",
      "An account may have 10. Delete one that you no longer need, then try again.",
    ],
  },
  tooManyTests: "The limit for today is reached",
  tooManyTestsUntil: (time) =>
    `20 new endpoints and 20 test messages a day are allowed. You can go on at ${time}.`,
  lostEndpoint: [
    "It is not known whether the endpoint was added",
    "Look at the list when the connection is back. If it has the endpoint, “Make a new secret” shows a secret.",
  ],
  lostSecret: [
    "The new secret did not reach this page",
    "If the new secret was made, the secret in your receiver works for 24 hours only. Make another secret when you can change the settings of your receiver right away.",
  ],
  urlFaults: {
    "must have at most 500 characters, also in its encoded form":
      "An address has at most 500 characters, also in its encoded form.",
    "must be a URL, such as https://hooks.example.com/bvs":
      "This cannot be read as an address. Write it like https://hooks.example.com/bvs.",
    "must not have a user or a password": "The address must not have a user or a password.",
    "must begin with https://": "The address must begin with https://.",
    "must not have a port": "The address must not have a port.",
    "must have the name of a public host, such as hooks.example.com, not an IP address":
      "Enter an address with a public domain name like hooks.example.com, not an IP address.",
    "must not have a host of this service": "This is an address of this service. Enter your own.",
    "has a host that is blocked":
      "The operator has blocked this domain. Ask the operator of this service.",
  },
  urlFault: "Enter a public address that begins with https://.",
};
