import Foundation
import PortableUIWeb

#if Accounts
  import PortableUISodium
#endif

/// The keys with which the gallery seals the states that browsers keep.
enum StateKeys {
  #if Accounts
    static let problem: String? = nil

    /// Returns the seal with the keys in a file. Without one, states last as long as the process.
    static func seal(_ file: String?) throws -> (any StateSeal)? {
      try file.map { try SodiumStateSeal(contentsOf: URL(fileURLWithPath: $0)) } ?? SodiumStateSeal.ofProcess()
    }
  #else
    static let problem: String? =
      "This gallery was built without libsodium, which --state-keys needs. Build it with --traits Accounts."

    /// Returns no seal: browsers keep no states.
    static func seal(_ file: String?) throws -> (any StateSeal)? { nil }
  #endif
}
