import Foundation
import PortableUI
import Testing
import VSMTesting

@testable import gallery

@MainActor
@Suite struct PreviewsViewTests {
  /// Returns the types in the demos' sources that conform to `PreviewProvider`, by module and name.
  private func declaredProviders() throws -> Set<String> {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardized
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var names: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      for match in source.matches(of: /(?:struct|enum|extension)\s+(\w+)\s*:[^{]*\bPreviewProvider\b/) {
        let module = file.pathComponents[sources.pathComponents.count]
        names.insert("\(module).\(match.1)")
      }
    }
    return names
  }

  @Test func everyPreviewProviderInTheSourcesIsShown() throws {
    let declared = try declaredProviders()
    #expect(declared.count >= 5)
    #expect(Set(FeaturePreviews.all.map { String(reflecting: $0.provider) }) == declared)
  }

  @Test func everyPreviewHasANameOfItsOwnWithinItsFeature() {
    for feature in FeaturePreviews.all {
      let names = feature.provider.allPreviews.map(\.name)
      #expect(!names.contains(nil), "\(feature.name)")
      #expect(Set(names).count == names.count, "\(feature.name)")
      #expect(names.count > 1, "\(feature.name)")
    }
  }

  @Test func allOfThemAreOnOnePageWhichKeepsItsName() async throws {
    let page = HeadlessPage { PreviewsView() }
    await page.settle()
    #expect(page.host.title == "Previews")
    for feature in FeaturePreviews.all {
      #expect(page.shows(feature.name))
    }
    #expect(page.findAll(.role(.alertdialog)).allSatisfy { !$0.isInert })
    page.close()
  }
}
