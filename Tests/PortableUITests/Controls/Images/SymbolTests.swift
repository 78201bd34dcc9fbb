import Foundation
import Testing

@testable import PortableUI

/// Tests of the drawings of symbols.
@MainActor
@Suite struct SymbolTests {
  private func drawing(_ name: String) throws -> SymbolDrawing {
    try #require(Symbol.drawing(named: name), "There is no symbol \(name).")
  }

  /// Whether a filled drawing has its color at a point.
  private func covers(_ name: String, _ x: Double, _ y: Double) throws -> Bool {
    let drawing = try drawing(name)
    #expect(drawing.isFilled, "\(name)")
    let windings = SymbolPathReader.contours(of: drawing.data).map { $0.winding(around: [x, y]) }
    return windings.reduce(0, +) != 0
  }

  @Test func theMostUsedSymbolsAreDrawn() {
    #expect(usedSymbolNames.count == 160)
    #expect(usedSymbolNames.filter { !Symbol.isKnown($0) } == [])
  }

  @Test func everyDrawingIsAValidPathInsideTheSquare() throws {
    for name in Symbol.names {
      let data = try drawing(name).data
      let path = try #require(PathData(data), "\(name): \(data)")
      #expect(path.numbers.count > 2, "\(name)")
      #expect(path.points.allSatisfy { (-1...25).contains($0) }, "\(name): \(data)")
    }
  }

  @Test func noTwoNamesHaveTheSameDrawingExceptOtherNamesOfOne() throws {
    var names: [String: String] = [:]
    for name in Symbol.names where Symbol.aliases[name] == nil {
      let drawing = try drawing(name)
      let other = names.updateValue(name, forKey: "\(drawing.isFilled) \(drawing.data)")
      #expect(other == nil, "\(name) looks like \(other ?? "")")
    }
    for (alias, name) in Symbol.aliases {
      #expect(Symbol.aliases[name] == nil && Symbol.isKnown(name), "\(alias) stands for \(name)")
      #expect(try drawing(alias) == drawing(name))
    }
  }

  @Test func filledVariantsAreFilled() throws {
    for name in Symbol.names where name.hasSuffix(".fill") {
      #expect(try drawing(name).isFilled, "\(name)")
      let outline = String(name.dropLast(5))
      if let outlined = Symbol.drawing(named: outline) { #expect(outlined.data != (try drawing(name).data), "\(name)") }
    }
    #expect(try !drawing("heart").isFilled)
    #expect(try covers("heart.fill", 12, 12))
    #expect(try covers("star.fill", 12, 12))
    #expect(try covers("trash.fill", 12, 14))
    #expect(try !covers("trash.fill", 10.1, 14))
    #expect(try covers("lock.fill", 12, 16))
  }

  @Test(arguments: ["circle.fill", "square.fill"])
  func aSignIsCutOutOfAFilledShapeAlsoWhereItsLinesCross(shape: String) throws {
    for sign in ["plus", "xmark"] {
      #expect(try !covers("\(sign).\(shape)", 12, 12), "\(sign)")
      #expect(try covers("\(sign).\(shape)", 5, 12), "\(sign)")
    }
    #expect(try !covers("arrow.right.\(shape)", 15.5, 12))
    #expect(try !covers("arrow.right.\(shape)", 10, 12))
    #expect(try covers("arrow.right.\(shape)", 10, 9))
  }

  @Test func aSlashLeavesAGapBesideIt() throws {
    #expect(try covers("heart.slash.fill", 12, 11.5))
    #expect(try !covers("heart.slash.fill", 13, 10.6))
    #expect(try covers("heart.slash.fill", 16, 9))
  }

  @Test func aBadgeLeavesAGapAroundIt() throws {
    #expect(try covers("person.fill.badge.plus", 18.5, 18.5))
    #expect(try !covers("person.fill.badge.plus", 16, 16))
    #expect(try covers("person.fill.badge.plus", 8, 18))
    #expect(try covers("bell.badge.fill", 18.5, 5.5))
  }

  @Test func theCatalogueShowsEverySymbol() throws {
    let list = URL(filePath: #filePath).appending(path: "../../../../../Demos/Sources/Catalogue/Pictures/symbols.txt")
      .standardizedFileURL
    let names = Symbol.names.map { $0 + "\n" }.joined()
    if ProcessInfo.processInfo.environment["VSM_WRITE_SYMBOLS"] != nil {
      try names.write(to: list, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: list, encoding: .utf8) == names,
      "Run this test with VSM_WRITE_SYMBOLS=1 to write the list again.")
  }

  @Test func onlyNamesOfDirectionsOfReadingAreMirrored() {
    let page = TestPage {
      Image(systemName: "chevron.forward")
      Image(systemName: "chevron.right")
      Image(systemName: "list.bullet")
      Image(systemName: "forward.fill")
      Image(systemName: "arrow.uturn.backward")
      Image(systemName: "goforward")
    }
    let isMirrored = (0..<6).map { page.first(.svg, $0)?[.class]?.contains("flips") }
    #expect(isMirrored == [true, false, true, false, true, false])
  }

  @Test func aSymbolAloneNamesItsButton() throws {
    struct Page: View {
      @State private var isFavorite = false

      var body: some View {
        Button {
          isFavorite.toggle()
        } label: {
          Image(systemName: isFavorite ? "star.fill" : "heart.fill").foregroundStyle(.red)
        }
        Button(action: {}) { Image(systemName: "square.and.arrow.up") }
        Button(action: {}) { Image(systemName: "trash").accessibilityLabel("Delete") }
        Button(action: {}) { Image(systemName: "plus") }.accessibilityLabel("Add")
        Button(action: {}) { Label("Search", systemImage: "magnifyingglass") }
      }
    }
    let page = TestPage { Page() }
    #expect((0..<5).map { page.first(.button, $0)?[.ariaLabel] } == ["Heart", "Square and arrow up", nil, "Add", nil])
    _ = page.host.dispatch(Event(try #require(page.first(.button)).id, .click))
    #expect(page.first(.path)?[.d] == Symbol.drawing(named: "star.fill")?.data)
    #expect(page.first(.button)?[.ariaLabel] == "Star")
  }
}

/// The commands of a path that symbols draw: absolute, with finite numbers.
private struct PathData {
  var numbers: [Double] = []
  /// The coordinates of the points.
  var points: [Double] = []

  init?(_ data: String) {
    let counts: [Character: Int] = ["M": 2, "L": 2, "A": 7, "Z": 0]
    var rest = data[...]
    guard rest.first == "M" else { return nil }
    while let command = rest.first {
      guard let count = counts[command] else { return nil }
      let text = rest.dropFirst().prefix { !$0.isLetter }
      let found = text.split(separator: " ").map(String.init).compactMap(Double.init)
      guard found.count == count, text.split(separator: " ").count == count, found.allSatisfy(\.isFinite) else {
        return nil
      }
      numbers += found
      points += found.suffix(2)
      rest = rest[text.endIndex...]
    }
  }
}

extension SymbolContour {
  /// The number of times that the line runs around a point.
  fileprivate func winding(around center: Point) -> Int {
    let ways = points.map { $0 - center }
    let turns = zip(ways, ways.dropFirst() + ways.prefix(1)).map { atan2(cross($0, $1), ($0 * $1).sum()) }
    return Int((turns.reduce(0, +) / (2 * .pi)).rounded())
  }
}
