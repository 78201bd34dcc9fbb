import CombineShim
import PortableUI

/// The connection between the browser and the server that a person has chosen for one page.
///
/// The page's script simulates it for all batches of events and all patches, so that the page is seen as from far away.
@MainActor final class PageConnection: ObservableObject {
  @Published var roundTrip = RoundTrip.none { didSet { show() } }
  @Published var jitter = Jitter.none { didSet { show() } }
  @Published var loss = Loss.none { didSet { show() } }
  private var outage = SimulatedConnection.Outage()
  private weak var host: ViewHost?

  /// Creates the connection of the page that is being shown, as it is without a simulation.
  init() { host = .current }

  /// Whether the connection is as it is without a simulation, except for an outage, which ends by itself.
  var isDirect: Bool { (roundTrip, jitter, loss) == (.none, .none, .none) }

  /// Begins an outage.
  func goOffline(for duration: OutageDuration) {
    outage.number += 1
    outage.seconds = duration.rawValue
    show()
  }

  /// Ends the simulation of times and losses.
  func reset() { (roundTrip, jitter, loss) = (.none, .none, .none) }

  private func show() {
    var connection = SimulatedConnection()
    connection.roundTrip = roundTrip.rawValue
    connection.jitter = jitter.rawValue
    connection.loss = loss.rawValue
    connection.outage = outage
    host?.simulatedConnection = connection
  }
}

extension PageConnection {
  /// The milliseconds that a message and its answer take together.
  enum RoundTrip: Int, CaseIterable, Identifiable {
    case none = 0
    case neighbor = 50
    case continent = 150
    case ocean = 300
    case satellite = 1_000

    var id: Self { self }
    var name: String { self == .none ? "No delay" : "\(rawValue) ms" }
  }

  /// The milliseconds that each way takes at most in addition.
  enum Jitter: Int, CaseIterable, Identifiable {
    case none = 0
    case low = 50
    case high = 300

    var id: Self { self }
    var name: String { self == .none ? "None" : "Up to \(rawValue) ms" }
  }

  /// The number of messages of each 100 that break the connection.
  enum Loss: Int, CaseIterable, Identifiable {
    case none = 0
    case low = 5
    case high = 20

    var id: Self { self }
    var name: String { self == .none ? "None" : "\(rawValue) %" }
  }

  /// The seconds of an outage.
  enum OutageDuration: Int, CaseIterable, Identifiable {
    case short = 5
    case long = 15

    var id: Self { self }
  }
}
