import CombineShim
import Feature
import Foundation
import VSM

let container = StateContainer(state: LampViewState.off(DarkLamp()))
container.observe(DarkLamp().turnOn())
print("The lamp is \(container.state).")

// An async `main` runs no run loop, like the main function of a server. Without a delivery, this program would not end.
for await _ in Timer.publish(every: 0.01, on: .main, in: .common).autoconnect().values { break }
print("The main run loop delivers.")
