/** The API reference's language: chosen here or on another page, or else the browser's. */

/** The other pages store the user's choice under this name too (`texts/page-language.ts`). */
const LANGUAGE = "bvs-language";

/** Chooses the language, and translates the header. @returns `ko` or `en` */
export function chooseLanguage(): string {
  const chosen = localStorage.getItem(LANGUAGE) ?? navigator.language;
  const language = chosen.startsWith("ko") ? "ko" : "en";
  const other = language === "ko" ? "en" : "ko";
  const button = document.querySelector<HTMLElement>(".language");
  button?.addEventListener("click", () => {
    localStorage.setItem(LANGUAGE, other);
    location.reload();
  });
  if (language === "en") return language;
  document.documentElement.lang = language;
  document.title = "API 레퍼런스 · 사업자등록 확인";
  for (const element of document.querySelectorAll<HTMLElement>("[data-ko]"))
    element.textContent = element.dataset.ko ?? "";
  document.querySelector("nav")?.setAttribute("aria-label", "사업자등록 확인");
  if (button) {
    button.textContent = "English";
    button.lang = other;
    button.setAttribute("aria-label", "Switch to English");
  }
  return language;
}
