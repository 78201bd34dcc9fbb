import VSM

let container = StateContainer(state: "resolved")
container.observe("built")
print("VSM is \(container.state).")
