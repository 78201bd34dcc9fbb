import Hummingbird
import PortableUIHummingbird
import Profile

let port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 8080

let router = Router()
router.livePage("/") { ProfileView(service: .immediate) }
try await Application(
  router: router, server: .livePages(), configuration: .init(address: .hostname("127.0.0.1", port: port))
).runService()
