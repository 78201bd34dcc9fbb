import Foundation
import Hummingbird
import Logging
import PortableUIHummingbird
import PortableUIWeb

// WebBenchmarkServer PORT: the measured pages, at 127.0.0.1, without limits on clicks and sessions.

func end(_ problem: String) -> Never {
  FileHandle.standardError.write(Data("WebBenchmarkServer: \(problem)\n".utf8))
  exit(2)
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 1, let port = arguments.first.flatMap({ Int($0) }), (1...65_535).contains(port) else {
  end("needs one argument, a port from 1 to 65535, as in `WebBenchmarkServer 8080`.")
}

var configuration = LivePageConfiguration()
configuration.eventBurst = 1_000_000
configuration.eventsPerSecond = 1_000_000
configuration.sessionsInTotal = 100_000
let pages = LivePages(configuration: configuration, reporter: ServerReporter())

let router = Router()
router.livePage("/counter", in: pages) { CounterView() }
router.livePage("/list", in: pages) { ListPage() }
router.livePage("/list-of-views", in: pages) { ListOfViewsPage() }
router.livePage("/shared", in: pages) { SharedCounterPage(counter: .shared) }

var logger = Logger(label: "WebBenchmarkServer")
logger.logLevel = .warning
do {
  try await Application(
    router: router, server: .livePages(),
    configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
    logger: logger
  ).runService()
} catch {
  end("cannot serve port \(port): \(error). If another program uses it, choose another port.")
}
