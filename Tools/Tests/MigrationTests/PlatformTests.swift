import FeatureSources
import Migration
import Testing

/// Checks what is imported and listed so that a feature compiles without Apple's frameworks.
struct PlatformTests {
  @Test(arguments: [
    (
      "import Foundation\n\nclass Cart: ObservableObject { @Published var count = 0 }",
      "import CombineShim\nimport Foundation\n\nclass Cart: ObservableObject { @Published var count = 0 }"
    ),
    ("let a: AnyPublisher<Int, Never>", "import CombineShim\n\nlet a: AnyPublisher<Int, Never>"),
    (
      "// A cart\nimport SwiftUI\nlet a = PassthroughSubject<Int, Never>()",
      "// A cart\nimport CombineShim\nimport SwiftUIShim\nlet a = PassthroughSubject<Int, Never>()"
    ),
    (
      "import SwiftUI\nclass Cart: ObservableObject { @Published var count = 0 }",
      "import SwiftUIShim\nclass Cart: ObservableObject { @Published var count = 0 }"
    ),
    ("import Combine\nlet a = Just(1)", "import CombineShim\nlet a = Just(1)"),
    ("struct Just {}\nlet a = Just(), b = c.Future", "struct Just {}\nlet a = Just(), b = c.Future"),
  ])
  func combineIsImportedWhereItIsUsed(source: String, expected: String) throws {
    let migrated = try migrate(source, isPortable: true)
    #expect(migrated.text == expected)
    #expect(migrated.leftovers.isEmpty)
  }

  @Test func foundationExportsCombineOnApplePlatforms() throws {
    #expect(try migrate("import Foundation\nlet a = Just(1)").edits.isEmpty)
  }

  @Test(arguments: [
    ("import SwiftUI\nlet a = UIScreen.main, b: UIView? = nil, c: UIView? = nil", ["UIScreen", "UIView"]),
    ("import SwiftUI\nstruct UITheme {}\nlet a = UITheme(), b = UIKit.b, c = UI.d, d = UUID()", ["UIKit"]),
    ("#if canImport(UIKit)\n  let a = UIScreen.main\n#endif", []),
    ("import UIKit\nlet a = UIScreen.main", ["import UIKit"]),
    ("#if os(iOS)\n  import UIKit\n#endif\nlet a = UIScreen.main", []),
    ("@main struct A: App {}", ["@main"]),
    ("import PortableUIHummingbird\n@main struct A: App {}", []),
    ("@main struct A: ParsableCommand {}", []),
  ])
  func namesOfAppleFrameworksAreListedOnce(source: String, what: [String]) throws {
    #expect(try migrate(source, isPortable: true).leftovers.map(\.what) == what)
    #expect(try migrate(source).leftovers.isEmpty)
  }

  @Test func typeThatNeedsUIKitIsListedWhereItIsUsed() throws {
    let files = [
      try SourceFile(path: "A.swift", text: "import UIKit\nstruct Map: UIViewRepresentable {}"),
      try SourceFile(path: "B.swift", text: "import SwiftUI\nvar body: some View { Map() }"),
    ]
    let migration = Migration(files: files, options: .init(isPortable: true))
    #expect(files.flatMap { migration.migrate($0).leftovers }.map(\.what) == ["import UIKit", "Map"])
  }
}
