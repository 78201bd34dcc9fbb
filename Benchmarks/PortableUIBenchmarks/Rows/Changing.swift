import Measuring
import PortableUI

/// Changes of one element of a page, from the cause to the recorded operation.
@MainActor
enum Changing {
  static func label(rows: Int) -> Work {
    let page = RunningPage(rows: rows)
    return Work { count in
      let before = page.opCount
      for index in 0..<count {
        page.model.headline = index.isMultiple(of: 2) ? "Even" : "Odd"
        page.flush()
      }
      precondition(page.opCount == before + count, "A changed label must be one operation.")
    }
  }

  static func labelByHand(rows: Int) -> Work {
    let page = PlainPage(rows: rows)
    return Work { count in
      for index in 0..<count {
        page.setHeadline(index.isMultiple(of: 2) ? "Even" : "Odd")
        page.flush()
      }
    }
  }

  static func toggle(rows: Int) -> Work {
    let page = RunningPage(rows: rows)
    return Work { count in
      let before = page.opCount
      for _ in 0..<count { page.dispatch(Event(page.button, .click)) }
      precondition(page.opCount == before + count, "A toggled row must be one operation.")
    }
  }

  static func toggleByHand(rows: Int) -> Work {
    let page = PlainPage(rows: rows)
    let button = page.rows[rows / 2].button
    return Work { count in
      for _ in 0..<count {
        page.handlers[button]?.press?()
        page.flush()
      }
    }
  }

  /// Types one more letter each time, up to twenty.
  static func typing(rows: Int) -> Work {
    let page = RunningPage(rows: rows)
    guard let field = page.field else { preconditionFailure("The page must have a text field.") }
    let texts = typed
    var revision: UInt64 = 0
    return Work { count in
      for index in 0..<count {
        revision += 1
        page.dispatch(Event(field, .input(texts[index % texts.count], revision: revision)))
      }
    }
  }

  static func typingByHand(rows: Int) -> Work {
    let page = PlainPage(rows: rows)
    let texts = typed
    return Work { count in
      for index in 0..<count {
        page.type(texts[index % texts.count])
        page.flush()
      }
    }
  }

  private static var typed: [String] { (1...20).map { String(repeating: "a", count: $0) } }
}
