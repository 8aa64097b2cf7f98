/** The page's English texts: short, in sentence case. `ko.ts` has the same keys. */
import { MAX_COMPANY_NAME, MAX_OWNER_NAME } from "../../src/lib/bounded-text.ts";
import type { PageTexts } from "./page-texts.ts";
import { counted, form } from "./word-forms.ts";

export const en: PageTexts = {
  lang: "en",
  title: "Business check",
  skip: "Skip to content",
  nav: {
    check: "Check",
    list: "List",
    watched: "Watched",
    jobs: "Jobs",
    receipt: "Receipt",
    api: "API",
  },
  otherLanguage: "한국어",
  otherLanguageLabel: "한국어 화면으로 바꾸기",
  loading: "Loading",
  viewFailed: [
    "This view could not be loaded",
    "The lists that you sent and their results are safe. Check your connection, then reload the page.",
  ],
  reload: "Reload",
  retry: "Try again",
  offline: "There is no internet connection. The page will resume automatically.",
  offlineReceipt: "There is no internet connection. You can still check receipts.",
  gauge: (used, quota) =>
    quota === null ? `${counted(used, "check")} this month` : `${used} of ${quota}`,
  gaugeLabel: "Used this month",
  testMode: "Test mode",
  testNumbers:
    "This test key accepts only test numbers, such as 100-00-00014. The tax authority is not asked, and nothing is charged.",
  testNumbersLink: "All test numbers",

  key: {
    title: "Enter your API key",
    lead: "Find out whether a Korean business registration number matches the tax authority's register, and whether the business is still open. You need an API key.",
    label: "API key",
    placeholder: "bvs_live_…",
    keep: "Keep on this device",
    keepHint:
      "Do not choose this on a shared computer. If it is off, the key is forgotten when you close this tab.",
    enter: "Start",
    checking: "Checking the key",
    waitingTitle: "Waiting for the service",
    waiting:
      "This browser still has your key. The page resumes automatically when the service responds.",
    help: "No key yet?",
    helpLink: "How to get one",
    helpNone: "No key yet? Ask the operator of this service.",
    demo: "Demo keys",
    demoHint: "This service runs on your own machine. Try it with a demo key.",
    demoLive: "Live keys: invented businesses, charged like real checks",
    demoTest: "Test keys: test numbers only, nothing is charged",
    unsafeTitle: "This connection is not encrypted",
    unsafe:
      "Others could read a key on its way, so keys cannot be entered here. Open this page with https:// instead.",
    faults: {
      empty: "Paste your key here.",
      start: "A key begins with bvs_live_ or bvs_test_.",
      short: (missing) =>
        `The key is ${counted(missing, "character")} too short. Copy the whole key.`,
      long: (extra) =>
        `The key is ${counted(extra, "character")} too long. Something else was copied with it.`,
      characters: "A key has letters and digits only.",
      checksum: "The key has a typo. Copy it again.",
    },
    menu: "Key",
    plan: "Plan",
    can: "Permissions",
    abilities: {
      a: "Verify and look up status",
      b: "Describe a business",
      batch: (rows) => `Up to ${counted(rows, "row")} per list`,
    },
    noBatch: "Verifying lists is not included",
    resets: (date) => `Resets on ${date}`,
    leave: "Forget the key",
  },

  check: {
    title: "Check one business",
    modes: { verify: "Verify", status: "Status only", describe: "Describe" },
    modeLabel: "Kind of check",
    modeHints: {
      verify:
        "Checks that the number, opening date and representative match the tax authority's records.",
      status: "Shows whether the business is active, suspended or closed, and its tax type.",
      describe: "Shows the name, address, industry and whatever else is known about the business.",
    },
    number: "Business number",
    date: "Opening date",
    owner: "Representative",
    ownerHint: "Exactly as on the registration certificate, usually in Korean",
    company: "Company name",
    optional: "optional",
    language: "Language",
    withReceipt: "With receipt",
    withReceiptHint: "Adds a signed text that later proves this check. It costs nothing.",
    withReceiptOfDescription:
      "Adds a signed text that later proves the number, the status and the tax type, but no names or addresses. It costs nothing.",
    send: "Check",
    sending: "Checking with the tax authority",
    understood: (date) => `Read as ${date}`,
    clear: "New check",
    faults: {
      numberEmpty: "Enter the ten digits of the number.",
      numberLength: (digits) => `A business number has 10 digits. This one has ${digits}.`,
      numberThirteen:
        "A 13-digit number is a corporate or resident registration number. Enter the 10 digits of the business number.",
      numberCharacters: "Use digits and hyphens only.",
      dateEmpty: "Enter the opening date.",
      date: "This cannot be read as a date. Write it like 2012-03-05.",
      ownerEmpty: "Enter the representative's name.",
      ownerLong: `A name has at most ${MAX_OWNER_NAME} characters.`,
      companyLong: `A company name has at most ${MAX_COMPANY_NAME} characters.`,
    },
    checkDigit:
      "The last digit does not fit the others, so this may be a typo. You can still check it.",
    repeatIsFree: "If you try again, both tries together are charged only once.",
    changedTitle: "The input has changed, so the earlier result is hidden",
    former: (asked) => `What you see now has not been checked. The hidden result is for: ${asked}`,
    formerAsked: (asked) =>
      `The earlier input is still being checked: ${asked}. You can check the new input after that.`,
    restore: "Show the earlier input and result",
    emptyTitle: "The result appears here",
    empty: "The result is not stored. To keep it, print or copy it.",
  },

  owner: {
    confirmed: (name) => `Representative confirmed: ${name}.`,
    willSend: (name) => `Name to send: ${name}`,
    tidied: (rows) =>
      `${counted(rows, "representative's name", "representatives' names")} ${form(rows, "was", "were")} tidied. Titles and similar words are left out. If there are several people, only the first is checked.`,
    asWritten: (rows) =>
      `${counted(rows, "representative")} ${form(rows, "is", "are")} sent as written, and may not match the register.`,
    keep: "Send as written",
    tidy: "Send tidied",
    show: "Show",
    doubtful: (rows) =>
      form(
        rows,
        `${rows} representative needs a look. Sent like this, it is charged and may not match.`,
        `${rows} representatives need a look. Sent like this, they are charged and may not match.`,
      ),
    change: (line, written, sent) => `Line ${line}: ${written} → ${sent}`,
    changes: {
      width: "Full-width letters were made normal ones.",
      contact: "A number or an address beside the name was left out.",
      hanja: "The Hanja beside the name were left out.",
      others: "Words such as 외 1명 (“and one other”) were left out.",
      title: "The title was left out.",
      marks: "Signs that are not part of the name were left out.",
      first:
        "Only the first of several people is checked. The tax authority compares one person's name.",
      spaces: "The spacing was corrected.",
    },
    hints: {
      several_representatives:
        "There seem to be several people. The tax authority compares one person's name, so enter only one.",
      and_others: "The name seems to end with “and others” (외, 등). If so, leave that out.",
      space_in_name:
        "Spaces count. Leave the space out unless the registration certificate has it.",
      latin_name:
        "The register has Koreans in Hangul and foreigners in Latin letters. A Latin name must have the spaces and capitals of the registration certificate: John does not match JOHN.",
      title_in_name: "There seems to be a title. If so, leave it out.",
      mixed_name:
        "Hangul and Latin letters are mixed. Enter only one name, in Hangul or in Latin letters, as on the registration certificate.",
      hanja_name:
        "There are Hanja. Enter the Hangul or Latin name that is on the registration certificate.",
      unusual_name: "There are letters or signs that names do not have. Enter only the name.",
    },
  },

  verdict: {
    confirmed: "Confirmed by the tax authority",
    active: "Active",
    suspended: "Suspended",
    closed: (day) => (day === null ? "Closed" : `Closed on ${day}`),
    unknownState: "Status unknown",
    registered: "Registered with the tax authority",
    described: "A registered business",
    detailsMismatch: "Registered, but the date or the representative differs",
    detailsMismatchHelp:
      "Compare both with the registration certificate: the opening date (개업연월일), and the name exactly as written there. Try joint representatives one at a time.",
    unconfirmed: "Could not be confirmed, and the reason is not known yet",
    unconfirmedHelp:
      "The tax authority did not confirm the details and did not say why. Try again later.",
    notRegistered: "Not registered with the tax authority",
    notRegisteredHelp: "New businesses appear after a day or two. Also check the number for typos.",
    causesTitle: "Possible causes",
    causes: {
      several_representatives:
        "There seem to be several representatives. The tax authority compares only one name, so try one at a time.",
      and_others: "The name ends with words such as 외 1명 or et al. Leave these words out.",
      space_in_name:
        "The name contains a space, and spaces count. Leave the space out unless the registration certificate has it.",
      latin_name:
        "The name is in Latin letters. Write a Korean name in Hangul, and a foreign one exactly as registered, with its spaces and capitals.",
      title_in_name: "The name contains a title, such as 대표이사 or CEO. Leave the title out.",
      date_in_future:
        "The opening date is in the future, by the date in Korea. Check the date for typos.",
      opened_recently:
        "The business opened only days ago, so it may not be in the register yet. Check again in a few days.",
    },
    unavailable: "The tax authority is not responding",
    unavailableHelp:
      "Nothing was charged. This says nothing about the business. Try again in a few minutes.",
    contradicted: (name) =>
      `The company name you entered differs from this company's: ${name}. The tax authority does not check company names.`,
    former: (name) => `A former company name. Current name: ${name}`,
    pending: "The English name is still being looked up. Check again in a moment to see it.",
    namesUnavailable: "The name database did not respond in time. Check again to see the name.",
  },

  facts: {
    title: "What is known",
    number: "Business number",
    companyName: "Company name",
    givenName: "Company name you entered",
    companyNameEn: "English name",
    representative: "Representative",
    representativeLatin: "Representative in Latin letters",
    askedOwner: "Representative sent",
    askedDate: "Opening date sent",
    status: "Status",
    closedOn: "Closed on",
    closedWhy: "Reason for closing",
    unitTaxation: "Moved to business-unit taxation",
    closedOnPaper: "Closed only as a formality; this does not mean that it stopped trading",
    taxType: "Tax type",
    taxTypeSince: (day) => `Since ${day}`,
    previousTaxType: "Previous tax type",
    taxTypes: {
      "01": "General VAT Taxpayer",
      "02": "Simplified VAT Taxpayer",
      "03": "Special-Case VAT Taxpayer",
      "04": "VAT-Exempt Business",
      "05": "Non-Profit Corporation, Government Body or Registered Organization",
      "06": "Organization with Identification Number",
      "07": "Simplified VAT Taxpayer (Tax Invoice Issuer)",
    },
    taxInvoices: "Issues tax invoices",
    taxInvoicesSince: "Tax invoices since",
    yes: "Yes",
    no: "No",
    industry: "Industry",
    registeredDate: "Incorporation date",
    openingDate: "Opening date",
    corporateNumber: "Corporate registration number",
    address: "Address",
    addressEn: "Address in English",
    employees: "Employees",
    capital: "Capital",
    revenue: "Revenue",
    won: (amount) => `KRW ${amount}`,
    people: (n) => n,
    unknown: "Not known",
    time: "Checked at",
    requestId: "Request ID",
    evidence: {
      number: "Official name: the number is the company's own",
      representative: "Official name: name and representative are the company's",
      name: "Official name: no other company has this name",
      request: "The name you entered",
      composed: "Our own spelling, not official",
      romanized: "Latin letters only, not official",
    },
    source: (name, day) => (day === null ? name : `${name}, ${day}`),
    sources: {
      nts: "Tax authority",
      opendart: "Disclosure database (DART)",
      comwel: "Workers' compensation service (COMWEL)",
      fsc: "Financial Services Commission",
      ftc: "Fair Trade Commission",
      koneps: "Public procurement (self-declared)",
      composed: "Our own spelling",
    },
    states: { active: "Active", suspended: "Suspended", inactive: "Closed" },
  },

  answer: {
    copyJson: "Copy JSON",
    copyCurl: "Copy as curl",
    copied: "Copied",
    copyFailed: "Could not copy. Select the text below instead.",
    print: "Print",
    developer: "For developers: request and response",
    request: "Request",
    response: "Response",
    printedBy: "Result of a business check",
  },

  receipt: {
    title: "Receipt",
    lead: "A signed text that proves this check. The service does not store it, so save or print it.",
    leadOfDescription:
      "A signed text that proves only the number, the status and the tax type. It does not cover names or anything else above. The service does not store it, so save or print it.",
    copy: "Copy receipt",
    save: "Save as file",
    open: "Open and print",
    fileName: (of, day) => `receipt ${of} ${day}`,
  },

  failures: {
    offline: ["The service cannot be reached", "Check your internet connection, then try again."],
    lost: [
      "Some results did not reach this page",
      "The last rows sent may have been charged. Checking them again may charge them again.",
    ],
    rate: ["Too many requests at once", "Try again in a moment. Nothing was charged."],
    rateIn: (seconds) => `Try again in ${seconds} s. Nothing was charged.`,
    quota: [
      "This month's allowance is used up",
      "It resets on the first of next month (UTC). For a larger plan, ask the operator.",
    ],
    quotaUntil: (time) => `It resets at ${time}. For a larger plan, ask the operator.`,
    day: [
      "Today's allowance is used up",
      "It resets at midnight in Korea. Nothing was charged. The operator can raise the limit.",
    ],
    key: ["This key does not work", "It is wrong, expired or revoked. Enter another one."],
    plan: ["Your plan does not include this", "For a plan that includes it, ask the operator."],
    jobs: ["Too many jobs are running", "Send the list again when one has finished."],
    storage: [
      "The space for results is full",
      "Delete old jobs under Jobs, then send the list again.",
    ],
    jobRows: [
      "The account has too many jobs",
      "Deleted jobs count until they would have expired. Try again in a few days, with fewer and larger lists.",
    ],
    gone: [
      "This job was not found",
      "It was deleted, or its results have expired. For new results, check the list again.",
    ],
    internal: ["Something failed in the service", "Nothing was charged. Try again later."],
    invalid: ["The request was refused", "Check what you entered."],
    refusals: {
      invalid_business_number: "A business number has 10 digits. Check the number.",
      invalid_start_date: "The opening date is not a date such as 2012-03-05. Check the date.",
      invalid_owner_name:
        "The tax authority cannot read this representative's name. Enter one name, as on the registration certificate.",
    },
    watched: [
      "The list of watched numbers is full",
      "Nothing was added. Remove some numbers under Watched, or ask the operator. Numbers that were added and removed this month count until the month ends.",
    ],
    noReceipts: [
      "This service issues no receipts",
      "For a single check, turn off “With receipt” and check again. Nothing was charged. If you need receipts, ask the operator.",
    ],
    noTestNumber: "This is not a test number",
  },

  list: {
    title: "Check a list",
    lead: "Drop a spreadsheet. It is checked with the tax authority, row by row. The results come back beside your rows, in your order.",
    steps: {
      choose: "Choose a file",
      columns: "Check the columns",
      progress: "Progress",
      result: "Result",
    },
    change: "Change",
    again: "Check another file",

    drop: "Drop your file here",
    choose: "Choose a file",
    formats:
      "Excel (.xlsx), CSV or tab-separated text, up to 20 MB. Title lines above the header are fine.",
    paste: "Or paste cells copied from a spreadsheet",
    pasted: "Pasted cells",
    sample: "Download a sample file",
    sampleName: "Sample list of businesses",
    reading: "Reading the file",
    unreadable: "This file cannot be read. Save it again as .xlsx or CSV.",
    tooLarge:
      "The file is larger than 20 MB. Copy the columns you need into a new file, or split it.",

    file: (name, rows) => `${name} · ${counted(rows, "row")}`,
    columns: {
      business_number: "Business number",
      start_date: "Opening date",
      owner_name: "Representative",
      company_name: "Company name",
    },
    notUsed: "Not used",
    columnMenu: (name) => `Meaning of column “${name}”`,
    unnamed: (position) => `Column ${position}`,
    line: "Line",
    skipped: (count, text) =>
      `${counted(count, "line")} above the header ${form(count, "was", "were")} skipped as ${form(count, "a title", "titles")}: ${text}`,
    dropped: (names) =>
      `Not read: ${names}. Resident registration numbers are not needed, and appear neither here nor in the result.`,
    finds: {
      column: (name, letters) => `${name} (column ${letters})`,
      sheets: (name) => `Only the sheet “${name}” was read. The other sheets are not checked.`,
      readSheet: (name, rows, isHidden) => {
        const about = [
          ...(rows === null ? [] : [`rows: ${rows}`]),
          ...(isHidden ? ["hidden sheet"] : []),
        ];
        return `Read “${name}”${about.length > 0 ? ` (${about.join(", ")})` : ""}`;
      },
      hiddenRows: (rows) =>
        `Rows that are hidden, for example by a filter, were not read: ${rows}.`,
      readHidden: "Read hidden rows too",
      hiddenRowsRead: (rows) => `Hidden rows were read too: ${rows}.`,
      leaveHidden: "Leave out hidden rows",
      noHeader: "There is no header, so the first line was read as data.",
      assumedHeader: (line) =>
        `There is no known column name in line ${line}, but that line was taken as the header. If it is not the header, read it as data.`,
      readAbove: "Read as data",
      aboveRead: "The lines at the top were all read as data.",
      leaveAbove: "Treat them as titles",
      byContent: (name, count) =>
        `No column is named as the business number, so the column with the most valid numbers (${count}) was chosen: ${name}.`,
      byContentOf: (name) =>
        `Several columns have valid business numbers, and one was chosen: ${name}. The numbers in the other columns are not checked.`,
      guessed: (date, owner) =>
        `The columns have no names, so they were chosen by their content. Opening date: ${date}. Representative: ${owner}. Check whether this is right.`,
      ambiguous: (column, count) =>
        `${counted(count, "column")} could be the column ${column}, and only one is used.`,
      chooseOne: "Choose the column to use.",
      status: "Status only",
      byCompanies: (column, name) =>
        `A column without a known name is used, because it holds names of companies. ${column}: ${name}.`,
      hiddenColumn: (column, name) =>
        `A column that is hidden in the file is used. ${column}: ${name}.`,
      mixed: (name, rows) =>
        `Resident numbers in the column “${name}” were not read: ${rows}. Their rows are not sent and not shown.`,
      statusOnly: (columns) =>
        `Only the status is checked, because these columns were not found: ${columns}. Whether the details match the tax authority's records is not checked.`,
      verifyInstead: "Choose columns and verify",
      lines: (count) =>
        `Lines that are not businesses, such as totals and remarks, are skipped and not sent: ${count}.`,
      show: "Show skipped lines",
      readLines: "Read them as rows",
      linesRead: "Lines that seem not to be businesses were read as rows too.",
      startedOver:
        "The file was read again from the start, so columns that you chose, cells that you repaired and rows that you left out were not kept.",
      leaveLines: "Skip them again",
    },
    checkKind: "What to check",
    checkKinds: { verify: "Verify (number, date, representative)", status: "Status only (number)" },
    missing: (columns) => `Choose the columns for: ${columns}`,
    problems: (rows) =>
      form(
        rows,
        `${rows} row needs repair and will not be sent. Repair it here, or leave it out.`,
        `${rows} rows need repair and will not be sent. Repair them here, or leave them out.`,
      ),
    moreProblems: (rows) => `and ${counted(rows, "more row")}`,
    repair: (line, column) => `Repair ${column} in line ${line}`,
    wrongCheckDigits: (rows) =>
      form(
        rows,
        `${rows} number has a last digit that does not fit. It may be a typo, but it will still be checked. Repair it here, or leave it out.`,
        `${rows} numbers have a last digit that does not fit. They may be typos, but they will still be checked. Repair them here, or leave them out.`,
      ),
    leaveOut: (rows) => `Leave out ${counted(rows, "row")}`,
    leftOut: (rows) =>
      form(
        rows,
        `${rows} row was left out and will not be checked. It keeps its place and its number in the result.`,
        `${rows} rows were left out and will not be checked. They keep their places and numbers in the result.`,
      ),
    putBack: (rows) => `Put ${counted(rows, "row")} back`,
    leftOutByUser: "You left this row out before the check.",
    notes: (rows) => `${counted(rows, "row")} ${form(rows, "was", "were")} corrected while reading`,
    changes: {
      unquoted: "quotes removed",
      from_serial: "converted from an Excel date",
      others_cut: "“and n others” left out",
      title_cut: "title left out",
      first_of_several: "only the first of several names is checked",
      spaces_removed: "spaces between letters removed",
    },
    toCheck: (name, rows) => `${name} · check of ${counted(rows, "row")}`,
    once: "Each business is charged only once.",
    uses: (rows, left) =>
      left === null
        ? `This uses up to ${counted(rows, "check")}.`
        : `This uses up to ${counted(rows, "check")}; ${left} ${form(left, "is", "are")} left.`,
    usesTooMany: (rows, left) =>
      `This needs ${counted(rows, "check")}, but only ${left} ${form(left, "is", "are")} left. Send fewer rows, or wait for next month.`,
    restTooMany: (rows, left) =>
      `The rows that were not checked yet need up to ${counted(rows, "check")}, but only ${left} ${form(left, "is", "are")} left. Rows that were charged are checked again for free, and the others only as far as the checks last.`,
    leftToday: (left) => `Left today: ${left}.`,
    jobsAfterToday: (left) =>
      `Only ${counted(left, "check")} ${form(left, "is", "are")} left today. The rest is checked automatically from midnight in Korea.`,
    callsAfterToday: (left) =>
      `Only ${counted(left, "check")} ${form(left, "is", "are")} left today, so the page stops there. You can go on here after midnight in Korea. Only this tab has the results, so download them before you close it.`,
    sent: "What is sent: the columns chosen above, and nothing else. Your other columns never leave this browser; the results are joined to them here.",
    kept: "What is kept: the service keeps the results for 30 days. You can delete them at any time under Jobs.",
    keptNone: "What is kept: nothing. Download the result before you close this tab.",
    parts: (jobs, rows) =>
      `A job holds up to ${counted(rows, "row")}, so this list takes ${counted(jobs, "job")}, one after another.`,
    noBatch:
      "Verifying lists is not included in your plan (available from Pro). You can still check the status of the numbers.",
    noVariant: "This key cannot check lists. You need one that can verify and check status.",
    start: (rows) => `Check ${counted(rows, "row")}`,
    emptyRows: "There are no rows to check",

    progress: (done, total) => `${done} of ${counted(total, "row")}`,
    sending: (done, total) => `${done} of ${counted(total, "row")} sent`,
    left: (time) => `about ${time} left`,
    seconds: (n) => `${n} s`,
    minutes: (n) => `${n} min`,
    waiting: (time) =>
      `Waiting for the tax authority since ${time} (KST). Nothing is lost; you may close this page.`,
    waitingForDay:
      "Today's allowance is used up. The list resumes at midnight in Korea. Nothing is lost; you may close this page.",
    closeable: "You may close this page; the check continues. Find it again under Jobs.",
    keepOpen: "Keep this page open until all rows are sent.",
    stopping: "Cancelling. Keep this page open until it has finished.",
    hindrances: {
      offline: "The connection was lost. The page reconnects automatically.",
      registry:
        "The tax authority is not responding. The page tries again automatically; keep it open.",
      jobs: "Too many jobs are in progress. The page sends the rest when one has finished; keep it open.",
      service:
        "The service has a temporary problem. The page tries again automatically; keep it open.",
    },
    fetching: "Fetching the results",
    cancel: "Cancel",
    refused: (line, number) =>
      `The reason is in line ${line}: ${number}. The job with this line was not sent.`,
    unsent: (sent, total, left, from, to) =>
      `Only ${sent} of ${counted(total, "row")} ${form(total, "was", "were")} sent. Not sent, not checked and not charged: ${left}, in lines ${from} to ${to} of the file. Choose the same file, and the check goes on there.`,
    notAsked: (done, left) =>
      `${counted(done, "row")} ${form(done, "was", "were")} checked, and ${left} ${form(left, "has", "have")} no result. You can keep these results and check only the rest.`,
    onlyHere:
      "Only this tab has these results. If you go back, they are lost, and a new check may be charged again. Download them first if you need them.",
    dropResults: "Discard the results",
    goOn: "Go on",
    goOnWithFile: "Choose the same file",
    goOnLater:
      "This tab is still sending or cancelling another list. When it has finished, you can go on with this list.",
    sentPart: (when, sent, left, from, to) =>
      `Of this file, ${counted(sent, "row")} ${form(sent, "was", "were")} sent on ${when}. Only the rest is sent now: ${left}, in lines ${from} to ${to}. What was sent is not charged again.`,
    sentAll: (when, sent) =>
      `All rows of this file were sent on ${when}: ${sent}. Checking them again is charged again.`,
    maybeSentPart: (when, sent, left, from, to) =>
      `A list of this name was sent in part on ${when}: ${sent}. If it is this list, only the rest needs to be sent: ${left}, in lines ${from} to ${to}. If not, check all.`,
    maybeSentAll: (when, sent) =>
      `A list with this name and number of rows was sent on ${when}: ${sent}. If it is this list, checking it again is charged again.`,
    sentOtherwise: (when, sent) =>
      `Of this file, ${counted(sent, "row")} ${form(sent, "was", "were")} sent on ${when}, but the file was read in another way: another sheet, other rows or columns, names as written, other rows left out, or another kind of check. To go on, read it in the same way. If you send it as it is read now, all rows are sent and charged again.`,
    readOtherwise: (when, sent) =>
      `Of this file, ${counted(sent, "row")} ${form(sent, "was", "were")} sent on ${when}, but the rows to check are different now. So the earlier check cannot be continued. A new check sends and charges all rows. The results so far are under Jobs.`,
    repeatFree: (when, rows, until) =>
      `On ${when}, the check of this file was interrupted, and its results were not kept. Until ${until}, the ${counted(rows, "row")} that ${form(rows, "was", "were")} sent then ${form(rows, "is", "are")} not charged twice.`,
    repeatAgain: (rows) =>
      form(
        rows,
        `But ${rows} row may be charged again, because the rows that are sent with it are different now.`,
        `But ${rows} rows may be charged again, because the rows that are sent with them are different now.`,
      ),
    chargedAgain: (when, rows) =>
      `On ${when}, the check of this file was interrupted, and its results were not kept. The rows to send are different now, so the ${counted(rows, "row")} that ${form(rows, "was", "were")} sent then may be charged again.`,
    sameReading: "Read it in the same way",
    showSent: "Show the result",
    checkAllAgain: (rows) =>
      form(rows, `Check the ${rows} row again`, `Check all ${rows} rows again`),

    groups: {
      confirmed: "Confirmed",
      warning: "Suspended or closed",
      differing: "Differs",
      unregistered: "Not registered",
      undecided: "Undetermined",
    },
    groupActive: "Active",
    all: "All",
    short: {
      active: "Confirmed · Active",
      suspended: "Confirmed · Suspended",
      closed: (day) => (day === null ? "Confirmed · Closed" : `Confirmed · Closed ${day}`),
      unknown_state: "Confirmed · Status unknown",
      details_mismatch: "Differs",
      not_registered: "Not registered",
      unconfirmed: "Not confirmed",
      error: "No answer",
      cancelled: "Cancelled",
      notSent: "Not sent",
      deleted: "Deleted",
      refused: "Cannot be checked",
    },
    cancelled: "Cancelled before it was checked. Nothing was charged.",
    deleted: "The job that checked this row was deleted, so there is no result.",
    shortStatus: {
      active: "Active",
      suspended: "Suspended",
      closed: (day) => (day === null ? "Closed" : `Closed ${day}`),
      unknown_state: "Status unknown",
    },
    verdict: "Result",
    summary: (rows) => `Result of ${counted(rows, "row")}`,
    filter: "Filter by result",
    search: "Search",
    searchHint: "Number, representative, company",
    nothingFound: "No rows match.",
    shown: (rows) => `${counted(rows, "row")} shown`,
    sortBy: (name) => `Sort by ${name}`,
    download: "Download for Excel",
    downloadCsv: "Download CSV",
    writing: "Writing the file",
    writeFailed: "The file could not be written. Try again.",
    resultName: (name) => `${name} checked`,
    sheetName: "Result",
    join: (file) =>
      `To see the names and your own columns again, choose the file that you checked${file && ` (${file})`}. It is not sent to the service.`,
    joinButton: "Choose the file",
    joinOther: (line, has, expected) =>
      `This is not the file that was checked. In line ${line}, it has ${has}, but the number checked is ${expected}.`,
    joinShort: (rows, sent) =>
      `This is not the file that was checked. Rows to check in this file: ${rows}; rows that were checked: ${sent}.`,
    print: "Print what is not confirmed",
    printShown: "Print the rows shown",
    printed: {
      notConfirmed: (rows, total) =>
        `Rows not confirmed: ${rows} of ${total}. The confirmed rows are not printed.`,
      attention: (rows, total) =>
        `Rows that are not confirmed, or have changed: ${rows} of ${total}. The other rows are not printed.`,
      cut: (rows) =>
        `Only the first ${counted(rows, "row")} ${form(rows, "is", "are")} printed. Download the Excel file to print all of them.`,
      leftOut: (names) => `Columns not printed: ${names}`,
      made: (time) => `Printed ${time} KST`,
      checked: (time) => `Checked ${time} KST`,
      key: (key) => `API key ${key}`,
    },
    reason: "Reason",
    lineLabel: (line) => `Line ${line}`,
    orderLabel: (position) => `No. ${position}`,
    order: "No.",
    noLines:
      "Without the file, the rows are shown in the order sent. Their numbers are not the file's line numbers.",
    tableLabel:
      "Table of results. Arrow keys move between rows, Enter opens the reason, the slash key searches.",
    tableHint: "Press a row, or Enter, to see its reason.",
    tooLargeToRead:
      "This Excel file is too large to be read here again. To compare with it next month, download the CSV too.",
    rowsToWrite: "Rows to download",
    writeAll: (rows) => `All (${rows})`,
    writeShown: (rows) => `Shown (${rows})`,
    partName: (name) => `${name} (part)`,
    partOf: (rows, total, filter) => `${rows} of ${counted(total, "row")} · ${filter}`,
    summarySheet: "Summary",
    summaryFile: "File",
    summaryMade: "File written (KST)",
    summaryKey: "API key",
    summaryRows: "Rows",
    summaryPart: "Only a part",

    compared: "Compared with the last result",
    changeKinds: { changed: "Changed", new: "New", unknown: "Not comparable", same: "Unchanged" },
    changed: {
      verdict: "result",
      state: "status",
      closedOn: "closing date",
      taxType: "tax type",
      name: "company name",
    },
    lastResult: (text, time) =>
      time === "" ? `Last result: ${text}` : `Last result (${time}): ${text}`,
    unchanged: "The same as the last result.",
    newRow:
      "This row is new, or its number was changed. So there is nothing to compare this row with.",
    notCompared: {
      now: "There is no result this time, so nothing could be compared. Check this row again.",
      before:
        "There was no result last time, or its text was changed, so nothing could be compared.",
      checks: "The last check was of another kind, so nothing could be compared.",
    },
    ours: (columns) =>
      `Found ${counted(columns, "column")} of an earlier result. The new result replaces ${form(columns, "it", "them")}, and you see what has changed.`,
    oursWithoutNumber:
      "This file does not say which numbers were checked, so rows are compared even if their number was changed since.",
    keepOurs: "Keep them as my own columns",

    fix: {
      open: "Fix and check again",
      send: "Check this row again",
      cancel: "Close",
      cost: "This is a single check and uses 1 check. If the tax authority does not respond, nothing is charged.",
      free: "With a test key, nothing is charged.",
      sending: "Checking",
      done: (verdict) => `Replaced with the new result: ${verdict}`,
      kept: "The correction and its result are only on this screen. Before you leave this screen, download the file.",
    },
    writtenBeside: (name) => `${name} (checked)`,
    written: {
      verdict: "Result",
      state: "Status",
      closedOn: "Closed on",
      taxType: "Tax type",
      companyName: "Company found",
      companyNameEn: "English name",
      evidence: "Evidence of the English name",
      note: "Note",
      former: "Last result",
      change: "Change",
      number: "Number checked",
      checkedAt: "Checked (KST)",
    },
  },

  jobs: {
    title: "Jobs",
    receipt: "Receipt of this list",
    receiptLead:
      "Keep the results file (results-….csv) together with its receipt, and you can later prove this check of the list. If Excel saves the file again, it no longer matches its receipt, so keep it as it was downloaded.",
    receiptLink: "Check a receipt",
    saveResults: "Save the results file",
    saveReceipt: "Save the receipt",
    lead: "The lists you sent, and their results until they expire.",
    none: "No jobs yet. Check a file under List, and it appears here.",
    noneLink: "Check a list",
    unnamed: "Unnamed job",
    name: "Name",
    state: "Progress",
    started: "Started (KST)",
    expires: "Expires",
    states: {
      queued: "Queued",
      processing: "Running",
      completed: "Done",
      cancelled: "Cancelled",
      failed: "Failed",
      sending: "Being sent",
      unsent: "Sent in part",
    },
    waiting: "Waiting for the tax authority",
    sentElsewhere: "Another tab of this browser is sending this list.",
    missingParts: (here, of) =>
      `Only ${here} of the ${counted(of, "part")} of this list ${form(here, "is", "are")} here. The others were never sent, or were deleted.`,
    waitingForDay: "Waiting for midnight in Korea",
    remove: "Delete",
    removeNamed: (name) => `Delete ${name}`,
    confirm: (name) =>
      `This deletes all results of “${name}”, and what is left of its input. It cannot be undone.`,
    confirmYes: "Delete",
    confirmNo: "Keep",
    more: "Show more",
    failed: "The stored input was lost, so nothing was checked or charged. Send the file again.",
    ends: (day) => `Will be deleted on ${day}`,
    back: "All jobs",
  },

  watched: {
    title: "Watched numbers",
    lead: "Each number on this list is looked up with the tax authority once a day. If something differs, the number is looked up again after about 40 minutes. So only confirmed changes are reported.",
    cost: "Each number is charged as 1 check a month. A new month begins on the first at 09:00 KST.",
    costTest: "With a test key, the tax authority is not asked, and nothing is charged.",
    lastAsked: (time) => `Last looked up: ${time}`,
    tooFew: "This key cannot watch numbers. Ask the operator.",
    none: "No number is watched yet.",
    noneHow: "Check a list and start watching from its result, or add a number or a file below.",
    noneLink: "Check a list",

    sinceVisit: (time) => `Changes since your last visit (${time})`,
    recent: "Changes of the last 30 days",
    noChanges: "Nothing has changed.",
    tooOld: "Your last visit was more than 30 days ago, so only the last 30 days are shown.",
    showRecent: "Show all changes of the last 30 days",
    showSince: "Show only changes since the last visit",
    moreChanges: (count) => `Show ${counted(count, "more change")}`,
    confirmed: (time) => `Confirmed ${time}`,
    changed: (after, item, before) => `${item}: changed from ${before} to ${after}.`,
    isNow: (item, value) => `${item}: ${value}.`,
    registered: (now) => `It was not registered, and is now registered. Current status: ${now}.`,
    gone: (before) =>
      `It is no longer registered with the tax authority. Earlier status: ${before}.`,
    somethingElse: "Its details in the register have changed.",
    taxTypeDay: "Tax type since",
    paused: (count) =>
      `This month's allowance is used up, so ${counted(count, "number")} could not be looked up. The service tries again every day, and a new month brings a new allowance. Numbers already charged this month are still looked up.`,
    pausedTitle: "Some numbers are not being watched now",
    noKey: (count) =>
      `No valid key was left, so ${counted(count, "number")} ${form(count, "was", "were")} not watched. If this key is valid, looking up resumes within a day.`,
    stale: (count, since) =>
      `The tax authority did not respond for more than 72 hours, so ${counted(count, "number")} could not be looked up. Last response: ${since}.`,
    staleTitle: "Some statuses are more than three days old",
    staleNow: (count) =>
      `${counted(count, "number")} ${form(count, "shows", "show")} the status that was last confirmed. The service tries again every day.`,

    listTitle: "Numbers on the list",
    used: (count, most) => `${count} of ${most}`,
    number: "Business number",
    reference: "Reference",
    referenceHint: "Your own code for it: up to 64 letters A–Z, digits or . _ : -",
    name: "Company name",
    state: "Status",
    checked: "Last looked up (KST)",
    lastChange: "Last change (KST)",
    changeTime: "Confirmed (KST)",
    change: "Change",
    was: "Before",
    isNowColumn: "Now",
    waiting: "Not looked up yet",
    never: "None",
    filter: "Filter by status",
    filters: {
      changed: "Changed",
      closed: "Suspended or closed",
      unregistered: "Not registered",
      waiting: "Not looked up yet",
    },
    search: "Search number, reference, company",
    shown: (count) => `${counted(count, "number")} shown`,
    nothingFound: "No numbers match.",
    more: (count) => `Show ${count} more`,
    downloadList: "list",
    downloadChanges: "changes",
    excelOf: (what) => `Download ${what} for Excel`,
    csvOf: (what) => `Download ${what} as CSV`,
    changesFile: "Changes",

    add: "Add a number",
    addButton: "Add",
    added: (number) => `Now watched: ${number}.`,
    already: (number) => `Already watched: ${number}.`,
    referenceNow: (after, before) =>
      before === null
        ? `Reference added: ${after}.`
        : `Reference changed from ${before} to ${after}.`,
    wrongDigit: "The last digit does not fit the others, so this may be a typo.",
    badReference:
      "Use up to 64 letters A–Z, digits or . _ : - only, and no resident registration number.",
    file: "Read numbers and names from a file",
    fileHint:
      "The file is not sent to the service. If you add numbers, only the numbers are sent, and their references if you choose to send them. Names are shown in this tab only.",
    fileRead: (name) => `File read: ${name}`,
    fileEmpty: "This file has no numbers that can be watched.",

    remove: "Remove",
    removeNamed: (number) => `Remove ${number}`,
    removeShown: (count) => `Remove the ${counted(count, "number")} shown`,
    confirm: (what) =>
      `Remove ${what} from the list? The service stops looking for changes, and what was charged this month stays charged. Adding a number again this month costs nothing more.`,
    numbers: (count) => counted(count, "number"),
    removed: (what) => `Removed: ${what}.`,
    undo: "Undo",
    restored: (what) => `Added again: ${what}.`,

    watchThese: (count) => `Watch ${counted(count, "number")}`,
    allWatched: "All numbers are watched already",
    watchTerms: (count) =>
      `Each is looked up once a day, and you are told what changed. Each number is charged as 1 check a month: up to ${counted(count, "check")} every month.`,
    watchTooMany: (left) =>
      `${counted(left, "check")} ${form(left, "is", "are")} left this month. Numbers beyond that are tried again every day, and a new month brings a new allowance.`,
    leftOut: (count, why) => `${counted(count, "row")} left out (${why})`,
    leftOutWhy: {
      noNumber: "no number",
      wrongDigit: "last digit does not fit",
      double: "same number again",
    },
    withReferences: (column) =>
      `Also send the codes in the column “${column}”, to show them with the watched numbers`,
    setReferences: (count) => `Change ${counted(count, "reference")}`,
    adding: (done, total) => `${done} of ${counted(total, "number")} sent`,
    addingWaits: "Waiting for the connection. The page sends the rest; keep it open.",
    addedMany: (count) => `${counted(count, "number")} added to the watched numbers`,
    alreadyMany: (count) => `Already watched: ${count}.`,
    referencesNow: (count) => `References changed: ${count}.`,
    beyond: (count, most) =>
      `At most ${counted(most, "number")} can be watched, so ${counted(count, "number")} ${form(count, "was", "were")} not added.`,
    open: "Show the watched numbers",

    day: "Run a day",
    dayHint: "With a test key, a day of lookups runs at once.",
    dayDone: (count) => `A day has passed. New: ${counted(count, "event")}.`,
  },

  api: {
    title: "API",
    lead: "Everything this page does can be done by the API. Below a result, “For developers” shows the request and the JSON.",
    base: "Address",
    authentication: "Authentication",
    first: "First request",
    webhooks: "Webhooks",
    webhooksLead: "When a job ends or a watched number changes, the service can call you.",
    webhooksLink: "Manage webhooks",
    endpoints: "Endpoints",
    method: "Method",
    path: "Path",
    what: "What it does",
    reference: "Reference: every field and error, samples, and a form to try it",
    whole: "Download the OpenAPI description",
    failed: "The description could not be loaded. Reload the page to try again.",
  },
};
