import Measuring
import PortableUI

/// Changes of a page's rows. Each batch begins with the rows in their initial order.
@MainActor
enum Rearranging {
  /// Changes the items of a page, and returns the minimum number of operations.
  typealias Change = @MainActor (_ items: inout [Item], _ index: Int) -> Int

  static func page(rows: Int, _ change: @escaping Change) -> Work {
    work(on: RunningPage(rows: rows), change)
  }

  static func plainList(rows: Int, _ change: @escaping Change) -> Work {
    work(on: RunningPage(plainRows: rows), change)
  }

  private static func work(on page: RunningPage, _ change: @escaping Change) -> Work {
    let first = page.model.items
    return Work(prepare: { _ in page.restore(first) }) { count in
      var expected = page.opCount
      for index in 0..<count {
        expected += change(&page.model.items, index)
        page.flush()
      }
      precondition(page.opCount == expected, "The page made \(page.opCount) operations; the minimum is \(expected).")
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

  /// Moves the last row to the front.
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

  /// Shuffles the rows, in the same orders each time.
  static func shuffle(rows: Int) -> Change {
    let shuffles = Shuffles(of: rows)
    return { items, index in
      let (order, moves) = shuffles[index]
      items = order.map { Item($0) }
      return moves
    }
  }
}
