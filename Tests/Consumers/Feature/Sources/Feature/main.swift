import CombineShim
import Foundation
import VSM

let container = StateContainer(state: "resolved")
container.observe("built")
print("VSM is \(container.state).")

// An async `main` runs no run loop, like that of a server. Without a delivery, this program would not end.
for await _ in Timer.publish(every: 0.01, on: .main, in: .common).autoconnect().values { break }
print("The main run loop delivers.")
