import Foundation

/// Reads the path data of SVG, as far as the drawings of symbols use it: `M`, `L`, `H`, `V`, `C`, `S` after `C`, `Z`,
/// and `A` for circles, absolute and relative.
struct SymbolPathReader {
  private typealias Point = SymbolContour.Point

  private var rest: Substring
  private var contours: [SymbolContour] = []
  private var parts: [SymbolContour.Part] = []
  private var place = Point()
  private var start = Point()
  /// The first point between the ends of the next curve, if that is smooth.
  private var handle = Point()

  static func contours(of data: String) -> [SymbolContour] {
    var reader = SymbolPathReader(rest: data[...])
    reader.read()
    return reader.contours
  }

  private init(rest: Substring) { self.rest = rest }

  private mutating func read() {
    var command: Character = "M"
    while skipSpace(), let next = rest.first {
      if next.isLetter {
        command = next
        rest.removeFirst()
        if command.uppercased() == "Z" { close() }
        continue
      }
      let count = rest.count
      draw(command)
      if command == "M" { command = "L" }
      if command == "m" { command = "l" }
      if rest.count == count { return }
    }
    end(isClosed: false)
  }

  private mutating func draw(_ command: Character) {
    let origin = command.isLowercase ? place : Point()
    switch command.uppercased() {
    case "M":
      end(isClosed: false)
      place = origin + point()
      start = place
    case "L": line(to: origin + point())
    case "H": line(to: Point(origin.x + number(), place.y))
    case "V": line(to: Point(place.x, origin.y + number()))
    case "C": curve(origin + point(), origin + point(), to: origin + point())
    case "S": curve(handle, origin + point(), to: origin + point())
    default:
      let radius = number()
      _ = (number(), number())
      let isLong = flag()
      let isClockwise = flag()
      arc(radius, isLong: isLong, isClockwise: isClockwise, to: origin + point())
    }
  }

  private mutating func line(to end: Point) {
    if distance(place, end) > 1e-6 { parts.append(.line(from: place, to: end)) }
    place = end
  }

  /// Approximates a Bézier curve by straight parts.
  private mutating func curve(_ first: Point, _ second: Point, to end: Point) {
    let start = place
    let steps = 12
    for step in 1...steps {
      let t = Double(step) / Double(steps)
      let u = 1 - t
      line(to: start * (u * u * u) + first * (3 * u * u * t) + second * (3 * u * t * t) + end * (t * t * t))
    }
    handle = end + end - second
  }

  private mutating func arc(_ radius: Double, isLong: Bool, isClockwise: Bool, to end: Point) {
    let half = (end - place) / 2
    let chord = (half * half).sum()
    // As in SVG, a circle that is too small for both ends grows.
    let radius = max(radius, chord.squareRoot())
    let height = max(0, radius * radius / chord - 1).squareRoot() * (isLong == isClockwise ? 1 : -1)
    let center = place + half + Point(half.y, -half.x) * height
    let from = atan2(place.y - center.y, place.x - center.x)
    var angle = atan2(end.y - center.y, end.x - center.x) - from
    if isClockwise, angle <= 0 { angle += 2 * .pi }
    if !isClockwise, angle >= 0 { angle -= 2 * .pi }
    parts.append(.arc(center: center, radius: radius, from: from, by: angle))
    place = end
  }

  private mutating func close() {
    line(to: start)
    end(isClosed: true)
    place = start
  }

  private mutating func end(isClosed: Bool) {
    if !parts.isEmpty { contours.append(SymbolContour(parts: parts, isClosed: isClosed)) }
    parts = []
  }

  private mutating func point() -> Point {
    let x = number()
    return Point(x, number())
  }

  private mutating func skipSpace() -> Bool {
    rest = rest.drop { $0 == " " || $0 == "," }
    return !rest.isEmpty
  }

  private mutating func flag() -> Bool {
    guard skipSpace() else { return false }
    return rest.removeFirst() == "1"
  }

  private mutating func number() -> Double {
    guard skipSpace() else { return 0 }
    var hasPoint = false
    var end = rest.startIndex
    while end < rest.endIndex {
      let character = rest[end]
      if character == "." {
        if hasPoint { break }
        hasPoint = true
      } else if character == "-" {
        if end != rest.startIndex { break }
      } else if !character.isNumber {
        break
      }
      end = rest.index(after: end)
    }
    defer { rest = rest[end...] }
    return Double(rest[..<end]) ?? 0
  }
}

extension SymbolContour {
  /// The path data of SVG, with two digits after the point.
  var text: String {
    guard let first = parts.first else { return "" }
    var text = "M" + Self.text(first.start)
    for part in parts {
      switch part {
      case .line(_, let end): text += "L" + Self.text(end)
      case .arc(_, let radius, _, let angle):
        // An arc of more than half a circle is drawn in two parts, since the ends of a circle coincide.
        let halves = abs(angle) > .pi ? [0.5, 1] : [1]
        let size = Self.text(radius)
        for half in halves {
          text += "A\(size) \(size) 0 0 \(angle > 0 ? 1 : 0) " + Self.text(part.point(at: half))
        }
      }
    }
    return isClosed ? text + "Z" : text
  }

  private static func text(_ point: Point) -> String { "\(text(point.x)) \(text(point.y))" }

  private static func text(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    if hundredths % 100 == 0 { return "\(hundredths / 100)" }
    let digits = abs(hundredths) % 100
    let fraction = digits % 10 == 0 ? "\(digits / 10)" : digits < 10 ? "0\(digits)" : "\(digits)"
    return "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100).\(fraction)"
  }
}
