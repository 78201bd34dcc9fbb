import Foundation

/// The connection that a page's script simulates between the browser and the server.
///
/// The times are in milliseconds.
package struct SimulatedConnection: Hashable, Sendable {
  /// The time that a message and its answer take together.
  package var roundTrip = 0
  /// The longest time that each way takes in addition, at random.
  package var jitter = 0
  /// The number of messages of each 100 that break the connection.
  package var loss = 0
  /// The newest outage, if there was one.
  package var outage = Outage()

  package init() {}

  /// An outage, which begins when the page learns of it. A page without a network could not learn of its end.
  package struct Outage: Hashable, Sendable {
    /// The number of outages so far, by which the page tells a new one from a known one.
    package var number = 0
    /// The time until the network is back.
    package var seconds = 0

    package init() {}
  }

  /// The description that the page's script reads.
  var text: String {
    """
    {"roundTrip":\(roundTrip),"jitter":\(jitter),"loss":\(loss),\
    "outage":\(outage.number),"seconds":\(outage.seconds)}
    """
  }
}

/// The simulated connection of a page, which the page's outermost element describes once it was set.
@MainActor
private final class ConnectionSimulation: PageService {
  var connection = SimulatedConnection()
  /// Whether the page's element does not describe the current connection.
  var isDue = false

  func viewsDidRender(on host: ViewHost) {
    guard isDue else { return }
    isDue = false
    host.root?.render()
  }

  func describePage(_ description: inout ElementDescription, on host: ViewHost) {
    description.set(.connection, connection.text)
  }
}

extension ViewHost {
  /// The connection that the page's script simulates. Pages whose connection is never set do not load the script for it.
  package var simulatedConnection: SimulatedConnection {
    get { services.service(ConnectionSimulation.self)?.connection ?? SimulatedConnection() }
    set {
      guard newValue != simulatedConnection else { return }
      let simulation = services.service(orAdd: ConnectionSimulation())
      simulation.connection = newValue
      simulation.isDue = true
      scheduleFlush()
    }
  }
}
