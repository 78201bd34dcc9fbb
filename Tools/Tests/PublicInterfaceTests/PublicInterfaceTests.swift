import FeatureSources
import Testing

@testable import PublicInterface

struct PublicInterfaceTests {
  @Test func publicDeclarationsAreListedWithoutTheirCode() throws {
    let source = """
      @MainActor public final class A<T>: B where T: C {
        public private(set) var state: T
        public var name: String { "a" }
        let hidden = 1
        public init(_ state: T) { self.state = state }
        public func go(to place: String = "x") async throws -> Int { 1 }
        func helper() {}
        public enum Kind { case one, two(Int) }
      }
      public protocol P { associatedtype X; func f() -> X }
      public extension P { func g() {} }
      extension A { public static func make() {} }
      @_spi(Tools) public func hidden() {}
      struct Internal { public func unseen() {} }
      extension Internal: Hashable { public func unseenToo() {} }
      @freestanding(declaration) public macro Sample(_ name: String) = #externalMacro(module: "M", type: "Sample")
      #if os(Linux)
        public typealias Number = Int
      #endif
      """
    let lines = PublicInterface([try SourceFile(path: "a.swift", text: source)]).lines
    #expect(
      lines
        == [
          "A.Kind: case one", "A.Kind: case two(Int)", "A: enum Kind",
          "A: func go(to place: String = \"x\") async throws -> Int", "A: init(_ state: T)",
          "A: private(set) var state: T", "A: static func make()", "A: var name: String { get }",
          "P: associatedtype X", "P: func f() -> X", "P: func g()", "final class A<T>: B where T: C",
          "macro Sample(_ name: String)", "protocol P",
          "typealias Number = Int",
        ].sorted())
  }
}
