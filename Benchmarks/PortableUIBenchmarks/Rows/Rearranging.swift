import Measuring
import PortableUI

/// Changes of a page's rows. Each batch begins with the rows in their first order.
@MainActor
enum Rearranging {
  /// Changes the items of a page, and says how many operations that takes.
  typealias Change = @MainActor (_ items: inout [Item], _ index: Int) -> Int

  static func page(rows: Int, _ change: @escaping Change) -> Work {
    let page = RunningPage(rows: rows)
    let first = page.model.items
    return Work(prepare: { _ in page.restore(first) }) { count in
      var expected = page.opCount
      for index in 0..<count {
        expected += change(&page.model.items, index)
        page.flush()
      }
      precondition(page.opCount == expected, "\(page.opCount) operations were made, and \(expected) are the fewest.")
    }
  }

  static func byHand(rows: Int, _ change: @escaping @MainActor (PlainPage, _ index: Int) -> Void) -> Work {
    let page = PlainPage(rows: rows)
    let first = page.rows.map(\.item)
    return Work(prepare: { _ in page.restore(first) }) { count in
      for index in 0..<count {
        change(page, index)
        page.flush()
      }
    }
  }

  static let insert: Change = { items, index in
    items.insert(Item(1_000_000 + index), at: items.count / 2)
    return 1
  }

  static let delete: Change = { items, _ in
    items.remove(at: items.count / 2)
    return 1
  }

  /// The last row comes first.
  static let move: Change = { items, _ in
    items.insert(items.removeLast(), at: 0)
    return 1
  }

  static let reverse: Change = { items, _ in
    items.reverse()
    return items.count - 1
  }

  static func byHand(rows: Int, order change: @escaping Change) -> Work {
    var items: [Item] = []
    return byHand(rows: rows) { page, index in
      if index == 0 { items = page.rows.map(\.item) }
      _ = change(&items, index)
      page.rearrange(items)
    }
  }

  /// The same orders each time, with the fewest moves that each takes.
  static func shuffle(rows: Int) -> Change {
    let shuffles = Shuffles(of: rows)
    return { items, index in
      let (order, moves) = shuffles[index]
      items = order.map { Item($0) }
      return moves
    }
  }
}
