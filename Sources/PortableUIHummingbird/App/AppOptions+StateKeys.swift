#if Hummingbird
  import Foundation
  import PortableUIWeb

  #if Sodium
    import PortableUISodium
  #endif

  extension AppOptions {
    #if Sodium
      /// The seal of an app that is started without keys: its pages continue with their states until the process ends.
      static var stateSealOfProcess: (any StateSeal)? { SodiumStateSeal.ofProcess() }

      static func stateSeal(withKeysIn file: String) throws(Problem) -> any StateSeal {
        do { return try SodiumStateSeal(contentsOf: URL(fileURLWithPath: file)) } catch {
          throw Problem(description: "The keys of --state-keys cannot be used. \(error.localizedDescription).")
        }
      }
    #else
      static var stateSealOfProcess: (any StateSeal)? { nil }

      static func stateSeal(withKeysIn file: String) throws(Problem) -> any StateSeal {
        throw Problem(
          description: "--state-keys needs libsodium. Add the trait Sodium to the dependency on VSM in Package.swift.")
      }
    #endif
  }
#endif
