/**
 * Words that must not be learned, chosen by hand. Their English is often right in OpenDART's table,
 * but wrong in other names. `candidates.ts` itself leaves out most fragments, such as 리아 of 코리아.
 * In the reasons, "the word" is the real word in a fragment, such as 홀딩스 in 엠홀딩스.
 */

interface Removal {
  readonly words: RegExp;
  readonly why: string;
}

const REMOVED: readonly Removal[] = [
  {
    words:
      /^.{1,2}(?:산업|산업개발|건설산업|건설|종합건설|공업|개발|도시개발|물산|상사|투자|운수|관광|금속|주택건설|주택|공영)$/u,
    why: "the last syllables of some name before a word",
  },
  { words: /.유동화전문/u, why: "syllables of a series before the word" },
  { words: /제$/u, why: "the beginning of an ordinal (제3-1호)" },
  { words: /^한국.$/u, why: "the first syllable of the word after 한국" },
  {
    words:
      /^(?:스켐|이켐|스원|스랩|스클럽|스스틸|스사모투자|스소프트|즈스|이브로|에스러셀|에이치산업|에이치건설|이스톤|에이원|제이텍|케이텍|이엠텍|스텍|비글로벌|비파트너스|지스틸)$/u,
    why: "the end of another word or of letter names before the word",
  },
  {
    words: /^(?:더|드|디|리|비|엔|즈|크|트|티)원$/u,
    why: "the end of another word before 원 (one)",
  },
  {
    words:
      /^(?:비코리아|비테크|비인베스트먼트|씨파트너스|씨인터내셔널|엘파트너스|디파트너스|엘시스템|티시스템|스솔루션|제이홀딩스|에이홀딩스|엠인베스트먼트|동피에프브이|일약품|성정밀|만코리아|컴코리아|케어코리아|코리아이|더케이원|하이에이원|에스텍)$/u,
    why: "letter names or syllables of a single name, before or after the word",
  },
  {
    words:
      /^(?:산사|성아|성에|신에|이넷|드팜|리켐|퀄|커넥|모방|북항|신항|합판|악기|문고|케이희망)$/u,
    why: "a part of a longer word, and wrong without the other part",
  },
  {
    words: /.(?:이천(?:십|이십)|오토)$/u,
    why: "a year or an industry in a single series of names",
  },
  {
    words:
      /^(?:와이홀딩스|이디홀딩스|엠홀딩스|비홀딩스|제이글로벌|이에스홀딩스|율회계법인|디홀딩스|스홀딩스|와이|제이지베스트|제이비베스트)$/u,
    why: "letter names of a single group before the word",
  },
  {
    words:
      /^(?:산일|모도리|중소중견|전략|증권투자회사|자산배분형|키스플러스|부산신항|마크원|사모부동산모투자회사|농협중앙회|인증|그레이트디비|갤럭시|슬로우|식자재|생명|적격|정비사업소|중소기업|복합개발|산업단지|아너스|심플|에코시티|아하론|이베데스다|엘원|세컨|이천십아이비파트너스|씨에스파트너쉽|유동화전문회사|현대에이치씨엔|상호저축은행|트루프렌드|트리플|뉴스테이|뉴트리니티|엔젤|가치|샤이닝|챌린지|프레시|티월드|임대|임대주택|프런티어|캑터스)$/u,
    why: "each is in the names of only one group, and was given the English of the word after it",
  },
  {
    words: /^리츠$/u,
    why: "the end of foreign names (모리츠, 프리츠); words of funds are longer (리츠운용)",
  },
];

export function isRemoved(korean: string): boolean {
  return REMOVED.some(({ words }) => words.test(korean));
}
