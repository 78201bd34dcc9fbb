/// The content of a view that a random number determines.
indirect enum GeneratedContent {
  case text, mark(Int), work, switched(Int), typed(Int), short(Int), chosen, stepped, link([GeneratedContent])
  case rows, movingRows, longRows, insertion, reversal
  case column([GeneratedContent]), line([GeneratedContent]), scrolled([GeneratedContent]), section([GeneratedContent])
  case either(Int, GeneratedContent, GeneratedContent)
  case renewed(GeneratedContent), animated(GeneratedContent), disabled(Int, GeneratedContent)
  case choosing(Int, GeneratedContent), menu([GeneratedContent]), tabs([[GeneratedContent]])
  case sheet(Int, [GeneratedContent]), alert(Int), bar(GeneratedContent, GeneratedContent), stack(GeneratedContent)

  /// The number of flags and texts that parts of the content share.
  static let shared = 4

  /// Returns the content of a page.
  static func page(_ random: inout SimulationRandom) -> GeneratedContent {
    .stack(.column((0..<2 + random.below(4)).map { _ in part(&random, depth: 0) }))
  }

  private static func parts(_ random: inout SimulationRandom, _ depth: Int) -> [GeneratedContent] {
    (0..<1 + random.below(3)).map { _ in part(&random, depth: depth + 1) }
  }

  private static func part(_ random: inout SimulationRandom, depth: Int) -> GeneratedContent {
    // Deeper parts are smaller.
    if depth >= 4 || random.below(6) < depth { return control(&random) }
    let flag = random.below(shared)
    switch random.below(16) {
    case 0: return .column(parts(&random, depth))
    case 1: return .line(parts(&random, depth))
    case 2: return .scrolled(parts(&random, depth))
    case 3: return .section(parts(&random, depth))
    case 4, 5: return .either(flag, part(&random, depth: depth + 1), part(&random, depth: depth + 1))
    case 6: return .renewed(part(&random, depth: depth + 1))
    case 7: return .animated(part(&random, depth: depth + 1))
    case 8: return .disabled(flag, part(&random, depth: depth + 1))
    case 9: return .choosing(flag, part(&random, depth: depth + 1))
    case 10: return .tabs((0..<2 + random.below(2)).map { _ in parts(&random, depth) })
    case 11, 12: return .sheet(flag, parts(&random, depth))
    case 13: return .bar(part(&random, depth: depth + 1), control(&random))
    case 14: return .stack(part(&random, depth: depth + 1))
    default: return .link(parts(&random, depth))
    }
  }

  private static func control(_ random: inout SimulationRandom) -> GeneratedContent {
    let index = random.below(shared)
    switch random.below(17) {
    case 0: return .text
    case 1, 2: return .mark(random.below(100))
    case 3: return .work
    case 4, 5: return .switched(index)
    case 6: return .typed(index)
    case 7: return .short(index)
    case 8: return .chosen
    case 9: return .rows
    case 10: return .movingRows
    case 11: return .longRows
    case 12: return .insertion
    case 13: return .reversal
    case 14: return .stepped
    default:
      return random.happens(in: 2) ? .alert(index) : .menu([.mark(random.below(100)), .switched(index), .reversal])
    }
  }
}
