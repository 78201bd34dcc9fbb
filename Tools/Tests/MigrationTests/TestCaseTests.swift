import FeatureSources
import Migration
import Testing

/// Checks the classes of XCTest: they belong on the main actor, and their tests assume that they run there.
struct TestCaseTests {
  @Test func testsAssumeThatTheyRunOnTheMainActor() throws {
    let source = """
      import VSM
      import XCTest

      final class RadioTests: XCTestCase {
          var radio: Radio!

          override func setUp() { radio = Radio() }

          func testTuning() {
              // The first station
              XCTAssertEqual(try radio.tune(), 1)
          }

          func testStopping() throws {
              func stop() throws { try radio.stop() }
              try stop()
          }

          func testLater() async { await radio.rest() }
          func check(_ value: Int) { XCTAssertEqual(value, 1) }
          private func testHelper() {}
      }

      extension RadioTests {
          @MainActor func testVolume() {
              XCTAssertEqual(radio.volume, 1)
          }
      }

      """
    let expected = """
      import VSM
      import XCTest

      @MainActor final class RadioTests: XCTestCase, @unchecked Sendable {
          var radio: Radio!

          nonisolated override func setUp() { MainActor.assumeIsolated { radio = Radio() } }

          nonisolated func testTuning() throws { try MainActor.assumeIsolated {
              // The first station
              XCTAssertEqual(try radio.tune(), 1)
          } }

          nonisolated func testStopping() throws { try MainActor.assumeIsolated {
              @MainActor func stop() throws { try radio.stop() }
              try stop()
          } }

          func testLater() async { await radio.rest() }
          func check(_ value: Int) { XCTAssertEqual(value, 1) }
          private func testHelper() {}
      }

      extension RadioTests {
          nonisolated func testVolume() { MainActor.assumeIsolated {
              XCTAssertEqual(radio.volume, 1)
          } }
      }

      """
    let migrated = try migrate(source)
    #expect(migrated.text == expected)
    #expect(migrated.leftovers.isEmpty)
    #expect(try migrate(expected, isPortable: true).edits.isEmpty)
  }

  @Test func subclassesAreIsolatedWithTheirSuperclass() throws {
    let files = [
      try SourceFile(path: "A.swift", text: "import LegacyVSM\n@objc\nclass A: XCTestCase {}"),
      try SourceFile(path: "B.swift", text: "class B: A { func testB() {} }\nclass C: XCTestCase { func testC() {} }"),
    ]
    let migration = Migration(files: files)
    #expect(
      files.map { migration.migrate($0).text } == [
        "import VSM\n@objc\n@MainActor class A: XCTestCase, @unchecked Sendable {}",
        """
        @MainActor class B: A, @unchecked Sendable { nonisolated func testB() { MainActor.assumeIsolated {} } }
        class C: XCTestCase { func testC() {} }
        """,
      ])
  }

  @Test func isolatedClassStaysOnApplePlatforms() throws {
    let source = "import VSM\n@MainActor final class A: XCTestCase { func testA() {} }"
    #expect(try migrate(source).edits.isEmpty)
    #expect(
      try migrate(source, isPortable: true).text
        == """
        import VSM
        @MainActor final class A: XCTestCase, @unchecked Sendable \
        { nonisolated func testA() { MainActor.assumeIsolated {} } }
        """)
  }

  @Test func classThatUsesNoContainerStays() throws {
    #expect(try migrate("import XCTest\nclass A: XCTestCase { func testA() {} }", isPortable: true).edits.isEmpty)
    #expect(try migrate("import VSM\nclass A: Suite { func testA() {} }", isPortable: true).edits.isEmpty)
    #expect(try migrate("import VSM\nclass A: XCTestCase { func testA() {} }", from: [.second]).edits.isEmpty)
  }

  @Test(arguments: [
    (
      "import VSM\nclass A: XCTestCase { func testA() async { wait(for: [done], timeout: 1) } }",
      "'wait' in the async test 'testA'"
    ),
    ("import VSM\nclass A: XCTestCase { override func setUp() { XCTAssertNil(try f()) } }", "override of 'setUp'"),
    (
      "import VSM\nclass A: XCTestCase { override func invokeTest() { super.invokeTest() } }",
      "override of 'invokeTest'"
    ),
  ])
  func otherUsesOfXCTestAreListed(source: String, what: String) throws {
    #expect(try migrate(source).leftovers.map(\.what) == [what])
  }
}
