import Benchmark
import Measuring
import Observation
import PortableUI

/// Numbers, one of which can be left out or moved to the start. Copies cost nothing, so that only the page is measured.
struct EditedNumbers: RandomAccessCollection, Equatable {
  let length: Int
  /// The number that is left out.
  var removed: Int?
  /// The number that is before the one in front of it.
  var moved: Int?

  var startIndex: Int { 0 }
  var endIndex: Int { removed == nil ? length : length - 1 }

  subscript(position: Int) -> Int {
    if let removed, position >= removed { return position + 1 }
    if let moved, position == moved { return moved - 1 }
    if let moved, position == moved - 1 { return moved }
    return position
  }
}

@MainActor @Observable
private final class LongListModel {
  var numbers: EditedNumbers
  init(_ length: Int) { numbers = EditedNumbers(length: length) }
}

private struct LongListPage: View {
  let model: LongListModel

  var body: some View {
    LazyVStack {
      ForEach(model.numbers, id: \.self) { number in
        HStack {
          Text("Row \(number)")
          Button("Delete") { model.numbers.removed = number }
        }
      }
    }
  }
}

/// A list whose length is a parameter, on a page that shows at most 500 rows completely.
@MainActor
enum LongLists {
  private static var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.rowLimit = 500
    return environment
  }

  static func built(rows: Int) -> Work {
    Building.keeping {
      let host = ViewHost(environment: environment) { LongListPage(model: LongListModel(rows)) }
      blackHole(host.tree)
      return RunningHost(host)
    }
  }

  /// Makes a change in the middle of the shown rows, and takes it back with the next operation.
  static func changed(rows: Int, _ change: WritableKeyPath<EditedNumbers, Int?>) -> Work {
    let model = LongListModel(rows)
    let host = ViewHost(environment: environment) { LongListPage(model: model) }
    if let space = host.tree.all.first(where: { $0[.shownRows] != nil }) {
      host.dispatch(Event(space.id, .rows(rows / 2..<rows / 2 + 100, columns: 1, focused: nil)))
    }
    let running = RunningHost(host)
    return Work(prepare: { _ in }) { count in
      for index in 0..<count {
        model.numbers[keyPath: change] = index.isMultiple(of: 2) ? rows / 2 + 50 : nil
        host.flush()
      }
      withExtendedLifetime(running) {}
    }
  }

  /// Shows other rows with each operation, from the start of the list to its end.
  static func scrolled(rows: Int) -> Work {
    let host = ViewHost(environment: environment) { LongListPage(model: LongListModel(rows)) }
    guard let space = host.tree.all.first(where: { $0[.shownRows] != nil })?.id else {
      preconditionFailure("All rows are shown.")
    }
    let running = RunningHost(host)
    var start = 0
    return Work(prepare: { _ in }) { count in
      for _ in 0..<count {
        start = (start + 50) % (rows - 100)
        host.dispatch(Event(space, .rows(start..<start + 100, columns: 1, focused: nil)))
      }
      withExtendedLifetime(running) {}
    }
  }
}
