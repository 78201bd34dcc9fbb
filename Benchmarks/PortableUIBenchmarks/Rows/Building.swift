import Benchmark
import Measuring
import PortableUI

/// Pages that are built and retained, to measure their heap usage. An operation builds one.
@MainActor
enum Building {
  static func page(rows: Int) -> Work {
    keeping { RunningHost(ViewHost { ListPage(model: PageModel(rows)) }) }
  }

  /// The page, whose elements are read for its document.
  static func plainList(rows: Int) -> Work {
    keeping {
      let host = ViewHost { PlainListPage(model: PageModel(rows)) }
      blackHole(host.tree)
      return RunningHost(host)
    }
  }

  static func byHand(rows: Int) -> Work {
    keeping { PlainPage(rows: rows) }
  }

  /// Work that makes pages and retains them until the next batch.
  static func keeping<Page>(_ make: @escaping @MainActor () -> Page) -> Work {
    var pages: [Page] = []
    return Work(
      prepare: { count in
        pages = []
        pages.reserveCapacity(count)
      },
      run: { count in
        for _ in 0..<count { pages.append(make()) }
      })
  }
}

/// Closes a page when it is released.
@MainActor
final class RunningHost {
  private let host: ViewHost

  init(_ host: ViewHost) { self.host = host }

  deinit {
    MainActor.assumeIsolated { host.close() }
  }
}
