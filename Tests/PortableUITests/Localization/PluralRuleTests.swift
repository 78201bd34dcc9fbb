import Foundation
import Testing

@testable import PortableUI

#if canImport(Glibc)
  import Glibc
#endif

@Suite struct PluralRuleTests {
  private func category(_ number: String, _ language: String) -> PluralCategory? {
    guard let tag = LanguageTag(language), let operands = PluralOperands(number) else { return nil }
    return PluralRule.rule(for: tag).category(operands)
  }

  private func categories(_ language: String, _ numbers: [String]) -> [PluralCategory?] {
    numbers.map { category($0, language) }
  }

  @Test func germanAndEnglishHaveAFormForOne() {
    #expect(categories("de", ["0", "1", "2", "1.0"]) == [.other, .one, .other, .other])
    #expect(categories("en-GB", ["0", "1", "21"]) == [.other, .one, .other])
  }

  @Test func polishHasFormsForAFewAndForMany() {
    #expect(
      categories("pl", ["1", "2", "4", "5", "12", "22", "25", "1.5"])
        == [.one, .few, .few, .many, .many, .few, .many, .other])
  }

  @Test func arabicHasSixForms() {
    #expect(categories("ar", ["0", "1", "2", "3", "11", "100"]) == [.zero, .one, .two, .few, .many, .other])
  }

  @Test func regionsCanHaveRulesOfTheirOwn() {
    #expect(category("0", "pt-BR") == .one)
    #expect(category("0", "pt-PT") == .other)
  }

  @Test func languagesWithoutARuleHaveOneForm() {
    #expect(categories("ja", ["0", "1", "2"]) == [.other, .other, .other])
  }

  @Test func operandsAreThoseOfTheShownDigits() throws {
    let operands = try #require(PluralOperands("-12.50"))
    #expect(operands.i == 12 && operands.v == 2 && operands.f == 50 && operands.t == 5)
    #expect(PluralOperands("about 3") == nil)
    #expect(PluralOperands(Int64.min).i == 1 << 63)
  }

  #if canImport(Glibc)
    /// Foundation's copy of ICU has the rules, although Foundation does not offer them.
    @Test func rulesAreThoseOfUnicode() throws {
      let rules = try #require(UnicodePluralRules())
      for language in PluralRule.languages.sorted() {
        let tag = language.replacing("_", with: "-")
        guard let known = rules.categories(in: language) else {
          Issue.record("ICU does not know \(language).")
          continue
        }
        var wrong: [String] = []
        for number in UnicodePluralRules.numbers where category(number, tag)?.rawValue != known(number) {
          wrong.append(number)
        }
        #expect(wrong.isEmpty, "\(language)")
      }
    }

    @Test func languagesOfFoundationWithoutARuleHaveOneForm() throws {
      let rules = try #require(UnicodePluralRules())
      let languages = Set(Locale.availableIdentifiers.compactMap { LanguageTag(localeIdentifier: $0)?.language })
      for language in languages.subtracting(PluralRule.languages).sorted() {
        let known = try #require(rules.categories(in: language))
        #expect(UnicodePluralRules.numbers.allSatisfy { known($0) == "other" }, "\(language)")
      }
    }
  #endif
}

#if canImport(Glibc)
  /// The plural rules of the ICU library that Foundation has loaded.
  private struct UnicodePluralRules {
    private typealias Open = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Int32>) -> OpaquePointer?
    private typealias Select =
      @convention(c) (
        OpaquePointer?, Double, UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>
      ) -> Int32

    private let open: Open
    private let select: Select

    /// Whole numbers of each kind, and fractions whose digits a floating-point number determines.
    static let numbers: [String] =
      (0...230).map(String.init)
      + [
        "1000", "1001", "1011", "20000", "40000", "41000", "60000", "100000", "111112", "1000000", "2000000", "3000001",
      ]
      + ["0.1", "0.5", "0.9", "1.1", "1.2", "1.5", "1.9", "2.1", "2.4", "2.11", "2.12", "3.5", "5.01", "10.5", "11.3"]

    init?() {
      // Part of Foundation, which this test imports.
      _ = 1.formatted(.number.locale(Locale(identifier: "de")))
      guard let library = dlopen("lib_FoundationICU.so", RTLD_NOW),
        let open = dlsym(library, "swift_uplrules_open"), let select = dlsym(library, "swift_uplrules_select")
      else { return nil }
      self.open = unsafeBitCast(open, to: Open.self)
      self.select = unsafeBitCast(select, to: Select.self)
    }

    func categories(in language: String) -> ((String) -> String)? {
      var status: Int32 = 0
      guard let rules = open(language, &status), status <= 0 else { return nil }
      return { [select] number in
        var keyword = [UInt16](repeating: 0, count: 16)
        var status: Int32 = 0
        let length = select(rules, Double(number) ?? 0, &keyword, 16, &status)
        return String(decoding: keyword.prefix(Int(length)), as: UTF16.self)
      }
    }
  }
#endif
