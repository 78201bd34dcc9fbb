import Foundation
import Testing

@testable import PortableUI

@MainActor
@Suite struct LinkTests {
  private func href(_ string: String) throws -> String? {
    let url = try #require(URL(string: string))
    let page = TestPage { Link("a", destination: url) }
    return page.first(.a)?[.href]
  }

  @Test(arguments: ["/profile", "blog/1", "?page=2", "#top", "https://example.com/", "mailto:a@example.com", "tel:1"])
  func placesAreLinked(string: String) throws {
    #expect(try href(string) == string)
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "vbscript:x", "file:///etc/passwd",
  ])
  func unsafeDestinationsAreNotLinked(string: String) throws {
    #expect(try href(string) == nil)
  }

  @Test(arguments: [
    " javascript:alert(1)", "java\tscript:alert(1)", "\u{1}javascript:alert(1)", "java\nscript:alert(1)",
  ])
  func disguisedSchemesAreNotPassedToTheBrowser(string: String) {
    guard let url = URL(string: string) else { return }
    let page = TestPage { Link("a", destination: url) }
    // A browser drops control characters and leading spaces, so none may be left in what reaches it.
    let href = page.first(.a)?[.href] ?? ""
    #expect(href.unicodeScalars.allSatisfy { $0.value > 0x20 })
    #expect(!href.lowercased().hasPrefix("javascript:"))
  }

  @Test func urlWithABaseIsResolved() throws {
    let base = try #require(URL(string: "https://example.com/a/"))
    let url = try #require(URL(string: "b", relativeTo: base))
    let page = TestPage { Link("a", destination: url) }
    #expect(page.first(.a)?[.href] == "https://example.com/a/b")
  }

  @Test func disabledLinkHasNoDestination() throws {
    let url = try #require(URL(string: "/a"))
    let page = TestPage { Link("a", destination: url).disabled(true) }
    #expect(page.first(.a)?[.href] == nil)
  }

  @Test func labelCanBeAnyView() throws {
    let url = try #require(URL(string: "/a"))
    let page = TestPage { Link(destination: url) { Label("Home", systemImage: "house") } }
    #expect(page.outline == #"main[link[label[label-icon[symbol[path]] "Home"]]]"#)
  }
}
