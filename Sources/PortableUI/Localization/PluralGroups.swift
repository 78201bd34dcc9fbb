/// The languages with more than one plural form, by their rule.
///
/// Each condition is tested only if the conditions before it are false.
let pluralGroups: [(languages: String, category: @Sendable (PluralOperands) -> PluralCategory)] = [
  // One form for 1, and perhaps for 0 and fractions.
  ("am as bn doi fa gu hi kn pcm zu", { $0.i == 0 || $0.n(1...1) ? .one : .other }),
  ("ff hy kab", { $0.i <= 1 ? .one : .other }),
  ("ast de en et fi fy gl ia io ji lij nl sc sv sw ur yi", { $0.whole(1...1) ? .one : .other }),
  ("si", { $0.n(0...1) || $0.i == 0 && $0.f == 1 ? .one : .other }),
  ("ak bho csw guw ln mg nso pa ti wa", { $0.n(0...1) ? .one : .other }),
  ("tzm", { $0.n(0...1, 11...99) ? .one : .other }),
  (
    """
    af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl ks \
    ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn so \
    sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog
    """,
    { $0.n(1...1) ? .one : .other }
  ),
  ("da", { $0.n(1...1) || $0.t != 0 && $0.i <= 1 ? .one : .other }),
  (
    "is",
    { $0.t == 0 && $0.i % 10 == 1 && $0.i % 100 != 11 || $0.t % 10 == 1 && $0.t % 100 != 11 ? .one : .other }
  ),
  (
    "mk",
    {
      $0.whole(mod: 10, 1...1) && $0.i % 100 != 11 || $0.f(mod: 10, 1...1) && $0.f % 100 != 11 ? .one : .other
    }
  ),
  (
    "ceb fil tl",
    { number in
      let isOne =
        number.v == 0 ? ![4, 6, 9].contains(number.i % 10) : ![4, 6, 9].contains(number.f % 10)
      return isOne ? .one : .other
    }
  ),

  // A form of its own for 0.
  (
    "lv prg",
    { number in
      if number.n(mod: 10, 0...0) || number.n(mod: 100, 11...19) || number.v == 2 && number.f(mod: 100, 11...19) {
        return .zero
      }
      let endsInOne = number.f(mod: 10, 1...1) && (number.v != 2 || number.f % 100 != 11)
      return number.n(mod: 10, 1...1) && !number.n(mod: 100, 11...11) || endsInOne ? .one : .other
    }
  ),
  ("lag", { $0.n(0...0) ? .zero : $0.i <= 1 ? .one : .other }),
  ("blo ksh", { $0.n(0...0) ? .zero : $0.n(1...1) ? .one : .other }),

  // A form of its own for 2.
  ("he iw", { $0.whole(1...1) || $0.i == 0 && $0.v != 0 ? .one : $0.whole(2...2) ? .two : .other }),
  ("iu naq sat se sma smi smj smn sms", { $0.n(1...1) ? .one : $0.n(2...2) ? .two : .other }),

  // Romance languages: a form for a few, or for millions.
  ("shi", { $0.i == 0 || $0.n(1...1) ? .one : $0.n(2...10) ? .few : .other }),
  ("mo ro", { $0.whole(1...1) ? .one : $0.v != 0 || $0.n(0...0) || $0.n(mod: 100, 1...19) ? .few : .other }),
  ("fr pt", { $0.i <= 1 ? .one : $0.isMillions ? .many : .other }),
  ("ca it lld pt_PT scn vec", { $0.whole(1...1) ? .one : $0.isMillions ? .many : .other }),
  ("es", { $0.n(1...1) ? .one : $0.isMillions ? .many : .other }),

  // Slavic and Baltic languages.
  (
    "bs hr sh sr",
    { number in
      if number.whole(mod: 10, 1...1) && number.i % 100 != 11 || number.f % 10 == 1 && number.f % 100 != 11 {
        return .one
      }
      let isFew =
        number.whole(mod: 10, 2...4) && !(12...14).contains(number.i % 100)
        || number.f(mod: 10, 2...4) && !number.f(mod: 100, 12...14)
      return isFew ? .few : .other
    }
  ),
  (
    "sl",
    {
      if $0.whole(mod: 100, 1...1) { return .one }
      if $0.whole(mod: 100, 2...2) { return .two }
      return $0.v != 0 || $0.whole(mod: 100, 3...4) ? .few : .other
    }
  ),
  (
    "dsb hsb",
    {
      if $0.whole(mod: 100, 1...1) || $0.f % 100 == 1 { return .one }
      if $0.whole(mod: 100, 2...2) || $0.f % 100 == 2 { return .two }
      return $0.whole(mod: 100, 3...4) || $0.f(mod: 100, 3...4) ? .few : .other
    }
  ),
  ("cs sk", { $0.whole(1...1) ? .one : $0.whole(2...4) ? .few : $0.v != 0 ? .many : .other }),
  (
    "pl",
    {
      if $0.v != 0 { return .other }
      if $0.i == 1 { return .one }
      return $0.whole(mod: 10, 2...4) && !$0.whole(mod: 100, 12...14) ? .few : .many
    }
  ),
  (
    "be",
    {
      if $0.t != 0 { return .other }
      if $0.n(mod: 10, 1...1), !$0.n(mod: 100, 11...11) { return .one }
      return $0.n(mod: 10, 2...4) && !$0.n(mod: 100, 12...14) ? .few : .many
    }
  ),
  (
    "ru uk",
    {
      if $0.v != 0 { return .other }
      if $0.i % 10 == 1, $0.i % 100 != 11 { return .one }
      return $0.whole(mod: 10, 2...4) && !$0.whole(mod: 100, 12...14) ? .few : .many
    }
  ),
  (
    "lt",
    {
      if $0.f != 0 { return .many }
      if $0.n(mod: 100, 11...19) { return .other }
      return $0.n(mod: 10, 1...1) ? .one : $0.n(mod: 10, 2...9) ? .few : .other
    }
  ),

  // Celtic languages, and languages with many forms.
  ("gd", { $0.n(1...1, 11...11) ? .one : $0.n(2...2, 12...12) ? .two : $0.n(3...10, 13...19) ? .few : .other }),
  (
    "br",
    {
      let isTens = $0.n(mod: 100, 10...19, 70...79, 90...99)
      if $0.n(mod: 10, 1...1), !isTens { return .one }
      if $0.n(mod: 10, 2...2), !isTens { return .two }
      if $0.n(mod: 10, 3...4, 9...9), !isTens { return .few }
      return $0.n(mod: 1_000_000, 0...0) && $0.i != 0 ? .many : .other
    }
  ),
  (
    "ga",
    { $0.n(1...1) ? .one : $0.n(2...2) ? .two : $0.n(3...6) ? .few : $0.n(7...10) ? .many : .other }
  ),
  (
    "gv",
    {
      if $0.v != 0 { return .many }
      if $0.i % 10 == 1 { return .one }
      return $0.i % 10 == 2 ? .two : ($0.i % 100).isMultiple(of: 20) ? .few : .other
    }
  ),
  (
    "kw",
    {
      if $0.n(0...0) { return .zero }
      if $0.n(1...1) { return .one }
      let isThousands =
        $0.n(mod: 1000, 0...0)
        && $0.n(mod: 100_000, 1000...20_000, 40_000...40_000, 60_000...60_000, 80_000...80_000)
      let isTwo = $0.n(mod: 100, 2...2, 22...22, 42...42, 62...62, 82...82)
      if isTwo || isThousands || $0.n(mod: 1_000_000, 100_000...100_000) { return .two }
      if $0.n(mod: 100, 3...3, 23...23, 43...43, 63...63, 83...83) { return .few }
      return $0.n(mod: 100, 1...1, 21...21, 41...41, 61...61, 81...81) ? .many : .other
    }
  ),
  (
    "cy",
    {
      if $0.n(0...0) { return .zero }
      return $0.n(1...1) ? .one : $0.n(2...2) ? .two : $0.n(3...3) ? .few : $0.n(6...6) ? .many : .other
    }
  ),
  (
    "mt",
    {
      if $0.n(1...1) { return .one }
      if $0.n(2...2) { return .two }
      return $0.n(0...0) || $0.n(mod: 100, 3...10) ? .few : $0.n(mod: 100, 11...19) ? .many : .other
    }
  ),
  (
    "ar ars",
    {
      if $0.n(0...0) { return .zero }
      if $0.n(1...1) { return .one }
      if $0.n(2...2) { return .two }
      return $0.n(mod: 100, 3...10) ? .few : $0.n(mod: 100, 11...99) ? .many : .other
    }
  ),
]

extension PluralOperands {
  /// Whether the number is a multiple of a million, without a visible fraction.
  fileprivate var isMillions: Bool { i != 0 && i.isMultiple(of: 1_000_000) && v == 0 }
}
