/// The categories of numbers that a language distinguishes, from the plural rules of Unicode's CLDR.
enum PluralCategories {
  /// The categories that a text which varies with a number needs; `nil` if the language is not known.
  ///
  /// Categories that only fractions or millions have, such as `many` in Czech and French, are not needed.
  static func needed(in language: String) -> [String]? {
    let code = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map { $0.lowercased() } ?? language
    return byLanguage[code]
  }

  private static let groups: [(categories: String, languages: String)] = [
    (
      "other",
      "bm bo dz id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi vi wo yo yue zh"
    ),
    (
      "one other",
      """
      af ak am an as ast az bal bem bez bg bho bn brx ca ce cgg chr ckb csw da de dv ee el en eo es et eu fa ff fi fil fo \
      fr fur fy gl gsw gu guw ha haw hi hu hy ia io is it jgo ji jmc ka kab kaj kcg kk kkj kl kn ks ksb ku ky lb lg lij \
      ln mas mg mgo mk ml mn mr nah nb nd ne nl nn nnh no nr nso ny nyn om or os pa pap pcm ps pt rm rof rwk saq sc scn \
      sd sdh seh si sn so sq ss ssy st sv sw syr ta te teo ti tig tk tl tn tr ts tzm ug ur uz ve vo vun wa wae xh xog yi \
      zu
      """
    ),
    ("zero one other", "ksh lag lv prg"),
    ("one two other", "he iu iw naq sat se sma smi smj smn sms"),
    ("one few other", "bs cs hr lt mo ro sh shi sk sr"),
    ("one few many other", "be pl ru uk"),
    ("one two few other", "dsb gd hsb sl"),
    ("one two few many other", "br ga gv mt"),
    ("zero one two few many other", "ar ars cy kw"),
  ]

  private static let byLanguage: [String: [String]] = groups.reduce(into: [:]) { result, group in
    let categories = group.categories.split(separator: " ").map(String.init)
    for language in group.languages.split(separator: " ") { result[String(language)] = categories }
  }
}
