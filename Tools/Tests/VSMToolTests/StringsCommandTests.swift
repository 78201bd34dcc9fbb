import Testing

@Suite(.timeLimit(.minutes(5)))
struct StringsCommandTests {
  private static let source = "import SwiftUI\nlet a = Text(\"Cart\")\nlet b = Text(\"Total\", tableName: \"Shop\")\n"
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Old" : {

        }
      },
      "version" : "1.0"
    }
    """

  @Test func findingsAndTheirNumbersArePrintedWithStatusOne() async throws {
    let run = try await ToolRun(
      "strings", ".", "--catalog", "Localizable.xcstrings", "--languages", "de,pl",
      files: ["A.swift": Self.source, "Localizable.xcstrings": Self.catalog])
    #expect(
      run.output == """
        A.swift:2:14: warning: "Cart" is not in Localizable.xcstrings. [missing]
        Localizable.xcstrings:4:5: warning: "Old" is not translated into de, pl. [untranslated]
        Localizable.xcstrings:4:5: warning: No source contains "Old". Mark it as stale with --fix. [unused]
        Localizable.xcstrings: 1 key in en, de, pl; 1 missing, 1 unused, 1 untranslated.

        """)
    #expect(
      run.errors == "note: 1 key is in the table 'Shop', which was not checked: pass --catalog Shop.xcstrings too.\n")
    #expect(run.files["Localizable.xcstrings"] == Self.catalog)
    #expect(run.status == 1)
  }

  @Test func correctionIsWrittenAndTheRestIsPrinted() async throws {
    let run = try await ToolRun(
      "strings", "A.swift", "--catalog", "Localizable.xcstrings", "--fix",
      files: ["A.swift": Self.source, "Localizable.xcstrings": Self.catalog])
    #expect(
      run.files["Localizable.xcstrings"] == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Cart" : {

            },
            "Old" : {
              "extractionState" : "stale"
            }
          },
          "version" : "1.0"
        }
        """)
    #expect(run.output.hasPrefix("Localizable.xcstrings: added 1, marked 1 as stale.\n"))
    #expect(run.output.hasSuffix("Localizable.xcstrings: 2 keys in en; 1 stale.\n"))
    #expect(run.status == 1)
  }

  @Test func catalogWithoutFindingsIsStatusZero() async throws {
    let run = try await ToolRun(
      "strings", ".", "--catalog", "Localizable.xcstrings", "--fix", "--remove-stale",
      files: ["A.swift": "let a = Text(\"Cart\")", "Localizable.xcstrings": Self.catalog])
    #expect(
      run.output == """
        Localizable.xcstrings: added 1, removed 1.
        Localizable.xcstrings: 1 key in en; nothing to report.

        """)
    #expect(run.status == 0)
  }

  @Test func eachCatalogIsComparedWithTheTableOfItsName() async throws {
    let run = try await ToolRun(
      "strings", ".", "--catalog", "Localizable.xcstrings", "--catalog", "Shop.xcstrings",
      files: [
        "A.swift": Self.source, "Localizable.xcstrings": Self.catalog.replacing("Old", with: "Cart"),
        "Shop.xcstrings": Self.catalog.replacing("Old", with: "Total"),
      ])
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func fileThatCannotBeReadLeavesCatalogsAsTheyAre() async throws {
    let run = try await ToolRun(
      "strings", ".", "--catalog", "Localizable.xcstrings", "--fix",
      files: ["A.swift": Self.source, "B.swift": "struct {", "Localizable.xcstrings": Self.catalog])
    #expect(run.errors.hasPrefix("B.swift:1:8: error: there is a syntax error: "))
    #expect(run.files["Localizable.xcstrings"] == Self.catalog)
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  @Test func fileThatIsNoCatalogIsAnErrorWithItsPlace() async throws {
    let run = try await ToolRun(
      "strings", ".", "--catalog", "Localizable.xcstrings", "--fix",
      files: ["A.swift": Self.source, "Localizable.xcstrings": "{\n  \"strings\" : {,\n"])
    #expect(
      run.errors == """
        Localizable.xcstrings:2:16: error: the catalog is not JSON: a name in quotation marks is missing; correct the \
        place, or restore the file.

        """)
    #expect(run.files["Localizable.xcstrings"] == "{\n  \"strings\" : {,\n")
    #expect(run.status == 2)
  }

  @Test func catalogThatDoesNotExistIsAnErrorAndIsCreatedByTheCorrection() async throws {
    let files = ["A.swift": "let a = Text(\"Korb\")"]
    let missing = try await ToolRun(["strings", ".", "--catalog", "Localizable.xcstrings"], files: files)
    #expect(missing.errors.hasPrefix("Localizable.xcstrings: error: the catalog can't be read: "))
    #expect(missing.status == 2)
    let created = try await ToolRun(
      ["strings", ".", "--catalog", "Localizable.xcstrings", "--fix", "--source-language", "de"], files: files)
    #expect(created.output.contains("1 key in de; nothing to report."))
    #expect(created.status == 0)
  }

  @Test(arguments: [
    ["strings", "."], ["strings", ".", "--catalog", "A.xcstrings", "--remove-stale"],
    ["strings", ".", "--catalog", "A.xcstrings", "--languages", "de,,pl"],
  ])
  func wrongArgumentsAreStatusTwo(arguments: [String]) async throws {
    let run = try await ToolRun(arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
  }
}
