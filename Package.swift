// swift-tools-version: 6.3
// Why: Documentation/Decisions/0038-swift-6-3-is-the-oldest-compiler.md
import CompilerPluginSupport
import PackageDescription

/// The platforms without Combine and SwiftUI: OpenCombine and PortableUI take their places.
let withoutAppleFrameworks: [Platform] = [.linux, .windows, .android, .wasi, .openbsd]

/// A product of OpenCombine, where Combine is missing.
func openCombine(_ name: String) -> Target.Dependency {
  .product(name: name, package: "OpenCombine", condition: .when(platforms: withoutAppleFrameworks))
}

/// A target that takes the place of Apple's frameworks, or is used beside them with the trait PortableUI.
///
/// A condition cannot combine platforms and traits with "or", and two dependencies of the same kind on one target are
/// reported as duplicates.
func portable(_ name: String) -> [Target.Dependency] {
  [
    .target(name: name, condition: .when(platforms: withoutAppleFrameworks)),
    .byName(name: name, condition: .when(traits: ["PortableUI"])),
  ]
}

/// A product that only the server needs.
func server(_ name: String, in package: String) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: ["Hummingbird"]))
}

let package = Package(
  name: "VSM",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "CombineShim", targets: ["CombineShim"]),
    .library(name: "PortableUI", targets: ["PortableUI"]),
    .library(name: "SwiftUIShim", targets: ["SwiftUIShim"]),
    .library(name: "VSM", targets: ["VSM"]),
    .library(name: "Gherkin", targets: ["Gherkin"]),
    .library(name: "VSMTesting", targets: ["VSMTesting"]),
    .library(name: "VSMTestingCore", targets: ["VSMTestingCore"]),
    .library(name: "VSMTestingPages", targets: ["VSMTestingPages"]),
    .library(name: "VSMTestingRequirements", targets: ["VSMTestingRequirements"]),
    .library(name: "StateGraphs", targets: ["StateGraphs"]),
    .library(name: "VSMInspector", targets: ["VSMInspector"]),
    .library(name: "PortableUIWeb", targets: ["PortableUIWeb"]),
    .library(name: "PortableUIHummingbird", targets: ["PortableUIHummingbird"]),
    .library(name: "PortableUISodium", targets: ["PortableUISodium"]),
    .library(name: "CSodium", targets: ["CSodium"]),
  ],
  traits: [
    .trait(name: "CustomDump", description: "Let tests' failures describe values with swift-custom-dump."),
    // Why: Documentation/Decisions/0003-server-behind-a-trait.md
    .trait(name: "Hummingbird", description: "Serve live pages from a Hummingbird server."),
    .trait(name: "Sodium", description: "Seal the states that browsers keep, with libsodium."),
    // Why: Documentation/Decisions/0037-a-trait-chooses-portableui.md
    .trait(name: "PortableUI", description: "Use PortableUI instead of SwiftUI on Apple platforms too."),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine.git", from: "0.14.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump.git", from: "1.7.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.0", traits: []),
    .package(url: "https://github.com/apple/swift-log.git", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-metrics.git", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing.git", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras.git", from: "1.34.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.0.0"),
  ],
  targets: [
    .target(name: "CombineShim", dependencies: [openCombine("OpenCombine"), openCombine("OpenCombineDispatch")]),
    .target(name: "MainActorIsolation"),
    .target(name: "CPreviewRecords"),
    .target(name: "PortableUI", dependencies: ["CombineShim", "MainActorIsolation", "CPreviewRecords"]),
    // Why: Documentation/Decisions/0073-macros-without-swift-syntax.md
    .macro(name: "SwiftUIMacros", dependencies: ["SwiftUIMacroExpansion"]),
    .target(name: "SwiftUIMacroExpansion"),
    .target(name: "PageMirroring", dependencies: ["PortableUI"]),
    .target(name: "SwiftUIShim", dependencies: ["CombineShim"] + portable("PortableUI") + portable("SwiftUIMacros")),
    .target(name: "VSM", dependencies: ["SwiftUIShim", "CombineShim", "MainActorIsolation"]),
    .target(name: "Gherkin"),
    .target(name: "StateGraphs"),
    .target(
      name: "VSMTestingCore",
      dependencies: [
        "VSM", "CombineShim", "MainActorIsolation",
        .product(name: "CustomDump", package: "swift-custom-dump", condition: .when(traits: ["CustomDump"])),
      ]
    ),
    .target(name: "VSMTestingRequirements", dependencies: ["VSMTestingCore", "VSM", "Gherkin"]),
    .target(
      name: "VSMTestingPages",
      dependencies: [
        "VSMTestingCore", "VSMTestingRequirements", "VSM", "PortableUI", "PageMirroring", "MainActorIsolation",
        "StateGraphs",
      ]
    ),
    .target(
      name: "VSMTesting",
      // Pages exist where PortableUI takes the place of SwiftUI.
      dependencies: ["VSMTestingCore", "VSMTestingRequirements"] + portable("VSMTestingPages")
    ),
    .target(name: "VSMInspector", dependencies: ["VSM", "PortableUI", "CombineShim", "StateGraphs"]),
    .target(name: "PortableUIWeb", dependencies: ["PortableUI"], resources: [.copy("Assets")]),
    .systemLibrary(
      name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"]), .brew(["libsodium"])]),
    // Without the trait, this module is empty, and nothing needs libsodium.
    .target(
      name: "PortableUISodium",
      dependencies: ["PortableUIWeb", .target(name: "CSodium", condition: .when(traits: ["Sodium"]))]
    ),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"]), .yum(["zlib-devel"])]),
    .target(
      name: "PortableUIHummingbird",
      dependencies: [
        "PortableUIWeb",
        .target(name: "PortableUISodium", condition: .when(traits: ["Sodium"])),
        .target(name: "CZlib", condition: .when(traits: ["Hummingbird"])),
        server("Hummingbird", in: "hummingbird"),
        server("HummingbirdCore", in: "hummingbird"),
        server("Logging", in: "swift-log"),
        server("Metrics", in: "swift-metrics"),
        server("Instrumentation", in: "swift-distributed-tracing"),
        server("Tracing", in: "swift-distributed-tracing"),
        server("NIOConcurrencyHelpers", in: "swift-nio"),
        server("NIOCore", in: "swift-nio"),
        server("NIOPosix", in: "swift-nio"),
        server("NIOWebSocket", in: "swift-nio"),
        server("NIOHTTP1", in: "swift-nio"),
        server("NIOHTTPTypes", in: "swift-nio-extras"),
        server("NIOHTTPTypesHTTP1", in: "swift-nio-extras"),
        server("ServiceLifecycle", in: "swift-service-lifecycle"),
      ]
    ),
    // Child processes of tests, which inherit no descriptors, and the limits of tests that wait for what is outside.
    .target(name: "ChildProcesses", path: "Tests/ChildProcesses"),
    .testTarget(name: "ChildProcessesTests", dependencies: ["ChildProcesses"]),
    .testTarget(name: "CombineShimTests", dependencies: ["CombineShim", "MainActorIsolation"]),
    .testTarget(name: "MainActorIsolationTests", dependencies: ["MainActorIsolation"]),
    // Not the macros themselves: with them, SwiftPM builds all tests and all that they depend on twice.
    .testTarget(
      name: "SwiftUIMacroExpansionTests",
      dependencies: ["SwiftUIMacroExpansion", "SwiftUIShim", "VSMTestingPages", "PortableUI"]),
    .testTarget(name: "PageMirroringTests", dependencies: ["PageMirroring", "PortableUI"]),
    .testTarget(name: "PortableUITests", dependencies: ["PortableUI", "PageMirroring"]),
    .testTarget(
      name: "VSMTests",
      dependencies: ["VSM", "VSMTesting", "PortableUI", "CombineShim", "MainActorIsolation", "ChildProcesses"]),
    .testTarget(name: "GherkinTests", dependencies: ["Gherkin", "VSMTestingCore"]),
    .testTarget(name: "StateGraphsTests", dependencies: ["StateGraphs"]),
    .testTarget(name: "VSMTestingCoreTests", dependencies: ["VSMTestingCore", "VSM", "CombineShim", "ChildProcesses"]),
    .testTarget(
      name: "VSMTestingRequirementsTests",
      dependencies: ["VSMTestingRequirements", "VSMTestingCore", "Gherkin", "VSM"],
      exclude: ["Requirements/FeatureFiles"]
    ),
    .testTarget(
      name: "VSMTestingPagesTests",
      dependencies: [
        "VSMTestingPages", "VSMTestingRequirements", "VSMTestingCore", "VSMTesting", "StateGraphs", "VSM",
        "PortableUI", "SwiftUIShim", "CombineShim",
      ],
      exclude: ["Page/KeptStates"]
    ),
    .testTarget(
      name: "VSMTestingTests",
      dependencies: ["VSMTesting", "StateGraphs", "VSM", "SwiftUIShim"],
      resources: [.copy("Articles/Requirements")]
    ),
    .testTarget(
      name: "VSMInspectorTests",
      dependencies: [
        "VSMInspector", "VSMTestingCore", "VSMTestingPages", "StateGraphs", "VSM", "PortableUI",
      ]
    ),
    // Features in modules that are isolated to the main actor by default, as in new apps of Xcode.
    .testTarget(name: "DefaultIsolationTests", dependencies: ["VSM", "SwiftUIShim", "CombineShim", "VSMTesting"]),
    .testTarget(
      name: "DefaultIsolationSwift5Tests", dependencies: ["VSM", "SwiftUIShim", "CombineShim", "VSMTesting"]),
    .testTarget(name: "PortableUISodiumTests", dependencies: ["PortableUISodium", "PortableUIWeb"]),
    .testTarget(name: "PortableUIWebTests", dependencies: ["PortableUIWeb", "VSM", "VSMTesting", "VSMTestingPages"]),
  ],
  swiftLanguageModes: [.v6]
)

// The concurrency rules that Swift is moving to. A system library contains no Swift.
for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ExistentialAny"),
  ]
}

// The settings of a new app in Xcode 26, and of one that has kept Swift 5.
for target in package.targets where target.name.hasPrefix("DefaultIsolation") {
  target.swiftSettings = [.defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault")]
  if target.name.contains("Swift5") { target.swiftSettings?.append(.swiftLanguageMode(.v5)) }
}

// `VSM_DOCUMENTATION=1 swift package generate-documentation` needs a plugin, which no consumer should resolve.
if Context.environment["VSM_DOCUMENTATION"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin.git", from: "1.5.0"))
}

// `Scripts/test races` builds only these tests, under the thread sanitizer.
if let names = Context.environment["VSM_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}
