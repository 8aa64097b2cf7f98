/** The English texts of the view of receipts. `receipt-ko.ts` has the same keys. */
import type { InAnyLanguage } from "./page-texts.ts";
import type { receiptKo } from "./receipt-ko.ts";
import { counted } from "./word-forms.ts";

export const receiptEn: InAnyLanguage<typeof receiptKo> = {
  title: "Check a receipt",
  lead: "A receipt is the result of a check, signed by this service. This browser finds out whether the receipt is genuine, and does not send the receipt anywhere. Once this view is open, it needs no connection.",
  unsafe:
    "Others could change this page or the public keys on the way to you, so receipts are not checked here. Open this page with https:// instead.",

  field: "Receipt",
  fieldHint: "Paste all of it. Line breaks and spaces in it do no harm.",
  check: "Check",
  file: "Choose a file",
  fileHint:
    "A text file, a JSON response or a picture of the QR code. You can also drop it on this page.",
  scan: "Scan the QR code",
  scanHint: "Hold the camera so that the whole code is in the picture, as large as possible.",
  stop: "Stop the camera",
  camera: "Picture of the camera",
  again: "Check another receipt",
  checking: "Checking",
  emptyTitle: "The result appears here",
  empty: "Paste a receipt, choose its file, or scan the QR code of a printed one.",
  faults: {
    empty: "Paste the receipt here.",
    camera:
      "The camera could not be opened. Allow it for this page, or choose a picture of the code.",
    noCode:
      "No QR code was found in this picture. Take a sharp one of the whole code, straight from above.",
    noReceipt:
      "This file has no receipt. Choose the text file or the response that has the receipt.",
    pdf: "PDF files are not read. Copy the text of the receipt from the PDF, and paste it.",
    tooLarge: "This file is too large to be a receipt. Choose another one.",
    unreadable: "This file could not be read.",
  },
  several: (count) =>
    `This text has ${counted(count, "receipt")}. Paste the one that you want to check.`,

  genuine: (said) => `This receipt is genuine: ${said}`,
  test: (said) => `A test receipt, which is no evidence: ${said}`,
  testHelp:
    "It was made with a test key. The tax authority was not asked, so it proves nothing about a real business.",
  testSaid: (time) => `it was made ${time}`,
  said: {
    confirmed: (number, time, status) =>
      `${time} the tax authority confirmed the opening date and the representative of ${number} · ${status}`,
    confirmedWithheld: (number, time, status) =>
      `${time} the tax authority confirmed ${number}: it matches details that are not shown here · ${status}`,
    differing: (number, time) =>
      `${time} the tax authority reported ${number} as registered, but with another opening date or representative`,
    unconfirmed: (number, time) =>
      `${time} the tax authority did not confirm the details of ${number}, and the reason is not known`,
    registered: (number, time, status) =>
      `${time} the tax authority reported ${number} as registered · ${status}`,
    unregistered: (number, time) =>
      `${time} the tax authority reported ${number} as not registered`,
    batch: (time, rows) =>
      `it covers the results file of a list with ${counted(rows, "row")}, which was completed ${time}`,
  },
  time: (minute) => `on ${minute} (KST)`,

  refusals: {
    notReceipt: [
      "This is not a receipt",
      "A receipt is one long text that begins with eyJ and ends with ~. Copy all of it.",
    ],
    changed: [
      "This text was changed or is not ours",
      "Do not rely on anything in it. A part may have been lost in copying: copy the whole text again, or ask the sender for the file.",
    ],
    unknownKey: [
      "This text was changed or is not ours",
      "It was signed with a key that this service does not have. If the receipt was made just now, reload the page and try again.",
    ],
    otherIssuer: [
      "This text was changed or is not ours",
      "It names another service as its issuer. Check it on the page of that service.",
    ],
    revokedKey: [
      "The key that signed this receipt was revoked, so the receipt proves nothing",
      "Others may have used a revoked key. Ask for a new check.",
    ],
    keyTime: [
      "The date of this receipt cannot be right, so it proves nothing",
      "At that date the service did not sign with this key, or the date is later than the clock of this device says. Do not rely on anything in the receipt.",
    ],
    unreadable: [
      "This receipt cannot be read",
      "This page does not understand what it says. Reload the page and try again, or ask the sender for a new check.",
    ],
    unknownKind: [
      "This page does not know this kind of receipt",
      "The kind may be newer than this page. Reload the page and try again.",
    ],
  },
  revokedOn: (day) => `Revoked on ${day}.`,
  noKeys: "The public keys of the service could not be loaded",
  noKeysHelp:
    "Without them nobody can tell whether a receipt is genuine. This says nothing about the receipt. Check your internet connection, then try again.",
  noReceipts: "This service does not sign receipts",
  noReceiptsHelp:
    "So it cannot tell whether a receipt is genuine. Open the page of the service that the receipt is from.",

  says: "What the receipt says",
  result: "Result",
  invented: "Invented for tests",
  operation: "What was checked",
  operations: {
    verify: "Number, opening date and representative",
    status: "Status of the number",
    describe:
      "The number, to look up information about the business. The receipt covers only the number, the status and the tax type.",
    batch: "A list",
  },
  job: "Job",
  withheldMatches: "Withheld: the number matches details that are not shown here",
  withheld: "Withheld: the details that were sent are not shown here",
  rows: "Rows",
  counts: {
    verify: { valid: "Confirmed", invalid: "Not confirmed", errors: "No result" },
    status: { valid: "Registered", invalid: "Not registered", errors: "No result" },
  },
  completedAt: "Completed at",
  hash: "SHA-256 of the results file",

  compareTitle: "Compare the results file",
  compareLead:
    "Choose the results file (results-….csv) as it was downloaded, and this browser finds out whether it is the file of this receipt. A CSV file that Excel has saved again no longer matches, even if nothing in it was changed.",
  compare: "Choose the results file",
  sameFile: (name) => `${name}: this is the file of this receipt. The SHA-256 is the same.`,
  otherFile: (name) =>
    `${name}: this is not the file of this receipt, or it was changed. If Excel has saved it again, ask for the original file.`,

  how: "How it was checked",
  issuer: "Issuer",
  keyId: "Key",
  algorithm: "Signature",
  algorithmName: (code) => `${code} (ECDSA with P-256 and SHA-256)`,
  signedAt: "Signed at",
  receiptId: "Receipt ID",
  where: "Checked in",
  whereText: (time) =>
    `This browser, with the public keys loaded at ${time}. The receipt was not sent anywhere.`,

  not: "What a receipt is not",
  notText:
    "It is our statement of what the tax authority said at that time. It is not a statement of the tax authority, and it says nothing about later changes. The tax authority does not check company names.",
  notTextOfTest:
    "It is not a statement about a real business. Its contents were invented for tests, and it proves nothing.",

  pass: "Keep it or pass it on",
  passLess:
    "You can leave out what the reader does not need. The receipt stays genuine, and says that something was withheld.",
  passLessOfTest:
    "You can leave out details here, to see what the receipt then says. It remains a test receipt.",
  leaveOut: {
    claimed_representative: "Leave out the representative",
    claimed_start_date: "Leave out the opening date",
  },
  passField: "Receipt to pass on",
  print: "Print",

  printed: {
    title: "Receipt of a business check",
    batch: (time, rows) =>
      `This receipt covers the results file of a list with ${counted(rows, "row")}, which was completed ${time}`,
    test: "For tests only. This is no evidence",
    code: "QR code with the whole receipt",
    tooLong: "This receipt is too long for a QR code. Use the text below.",
    how: "How to check it",
    steps: (address) =>
      `Paper alone does not show whether this is genuine. Open ${address}, then scan the QR code with the camera, choose a picture of it, or paste the text below. No account is needed.`,
    text: "Text of the receipt, the same as in the QR code",
  },
};
