import ArgumentParser
import FeatureSources
import Foundation
import StringCatalogs

/// `vsm strings`
struct StringsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract: "Compare the texts of views with string catalogs.",
    discussion: """
      Finds the literals that SwiftUI and Foundation look up in a table of translations. Reports missing and unused \
      keys, missing translations and variations, and specifiers that do not fit. \
      Pass all sources that use the catalog. A catalog is compared with the keys of the table that its file is named \
      after; keys without a table are in Localizable.xcstrings.

      Exit status: 0 if there is nothing to report, 1 with findings, 2 if the arguments are wrong or a file could not be \
      read, parsed or written; catalogs are then left as they are.

      Examples:
        vsm strings Sources --catalog Localizable.xcstrings
        vsm strings Sources --catalog Localizable.xcstrings --languages de,pl,ar
        vsm strings Sources --catalog Localizable.xcstrings --fix
      """
  )

  @Option(help: "A string catalog; more than once for several.")
  var catalog: [String]

  @Option(help: "The languages to check, separated by commas; by default all languages of the catalog.")
  var languages: String?

  @Flag(help: "Add missing keys, mark unused ones as stale, and print only what is left. Creates a missing catalog.")
  var fix = false

  @Flag(help: "With --fix, remove unused and stale keys with their translations.")
  var removeStale = false

  @Option(help: "The language of the sources for a catalog that --fix creates.")
  var sourceLanguage = "en"

  @Argument(help: "Swift files, and folders that are searched for them.")
  var paths: [String]

  func validate() throws {
    if removeStale && !fix { throw ValidationError("--remove-stale changes catalogs: pass --fix too.") }
    if let wrong = listedLanguages?.first(where: { $0.wholeMatch(of: /[A-Za-z]{2,8}(?:[-_][A-Za-z0-9]{1,8})*/) == nil })
    {
      throw ValidationError("'\(wrong)' is no language: pass codes such as 'de,pt-BR' after --languages.")
    }
  }

  private var listedLanguages: [String]? {
    languages?.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  func run() throws {
    let reading = SourceReading(paths: paths)
    var problems = reading.problems
    var catalogs: [StringCatalog] = []
    for path in catalog {
      do {
        catalogs.append(try read(path))
      } catch let problem as SourceProblem {
        problems.append(problem)
      }
    }
    // With a file missing, its keys would be marked as stale.
    guard problems.isEmpty else {
      for problem in problems { Terminal.printError("\(problem)") }
      throw ExitCode(2)
    }
    let keys = CatalogCheck.keys(in: reading.files)
    var hasFindings = false
    for catalog in catalogs {
      var check = CatalogCheck(keys: keys, catalog: catalog, languages: listedLanguages)
      if fix { check = try correct(check, keys: keys) }
      let findings = check.findings
      for finding in findings { print(finding.text) }
      print(summary(of: check, findings))
      hasFindings = hasFindings || !findings.isEmpty
    }
    noteOtherTables(keys, catalogs)
    if hasFindings { throw ExitCode(1) }
  }

  private func read(_ path: String) throws -> StringCatalog {
    if fix, !FileManager.default.fileExists(atPath: path) {
      return try StringCatalog.empty(path: path, sourceLanguage: sourceLanguage)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw SourceProblem(
        path: path, what: "the catalog can't be read", why: "it does not exist, or reading it is not permitted",
        advice: "check the path, or create it with --fix")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw SourceProblem(
        path: path, what: "the catalog can't be read", why: "it is not UTF-8", advice: "convert or restore the file")
    }
    return try StringCatalog(path: path, text: text)
  }

  private func correct(_ check: CatalogCheck, keys: [LocalizedKey]) throws -> CatalogCheck {
    let (catalog, changes) = try check.fixed(removesStale: removeStale)
    let isNew = !FileManager.default.fileExists(atPath: catalog.path)
    guard !changes.isEmpty || isNew else { return check }
    do {
      try Data(catalog.text.utf8).write(
        to: URL(filePath: catalog.path).resolvingSymlinksInPath(), options: .atomic)
    } catch {
      let problem = SourceProblem(
        path: catalog.path, what: "the catalog can't be written", why: error.localizedDescription,
        advice: "check its folder and permissions")
      Terminal.printError("\(problem)")
      throw ExitCode(2)
    }
    var done: [String] = []
    if changes.added > 0 { done.append("added \(changes.added)") }
    if changes.marked > 0 { done.append("marked \(changes.marked) as stale") }
    if changes.unmarked > 0 { done.append("removed the mark of \(changes.unmarked)") }
    if changes.removed > 0 { done.append("removed \(changes.removed)") }
    if !done.isEmpty { print("\(catalog.path): \(done.joined(separator: ", ")).") }
    return CatalogCheck(keys: keys, catalog: catalog, languages: listedLanguages)
  }

  private func summary(of check: CatalogCheck, _ findings: [CatalogFinding]) -> String {
    let counts = CatalogFinding.Kind.allCases.compactMap { kind -> String? in
      let count = findings.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    let languages = ([check.catalog.sourceLanguage] + (listedLanguages ?? check.catalog.languages))
    return
      "\(check.catalog.path): \(check.catalog.count == 1 ? "1 key" : "\(check.catalog.count) keys") in \(languages.joined(separator: ", ")); "
      + (counts.isEmpty ? "nothing to report." : counts.joined(separator: ", ") + ".")
  }

  /// Mentions the tables of keys that no catalog was compared with.
  private func noteOtherTables(_ keys: [LocalizedKey], _ catalogs: [StringCatalog]) {
    let others = Dictionary(grouping: keys.filter { key in !catalogs.contains { $0.table == key.table } }, by: \.table)
    for (table, keys) in others.sorted(by: { $0.key < $1.key }) {
      let count = Set(keys.map(\.key)).count
      Terminal.printError(
        "note: \(count == 1 ? "1 key is" : "\(count) keys are") in the table '\(table)', which was not checked: pass "
          + "--catalog \(table).xcstrings too.")
    }
  }
}
