import Hummingbird
import PortableUIHummingbird
import Profile

let port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 8080
let address = ServerAddress(host: "127.0.0.1", port: port)

let router = Router()
router.livePage("/") { ProfileView(service: .immediate) }
await Application(router: router, server: .livePages(), configuration: .init(address: address.binding)).run(at: address)
