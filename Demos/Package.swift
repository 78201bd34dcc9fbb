// swift-tools-version: 6.3
import PackageDescription

/// Settings of every target: the concurrency rules that Swift is moving to.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// The products that a feature may import: none of them knows a server, so the same source compiles for an app.
let feature: [Target.Dependency] = [
  .product(name: "VSM", package: "VSM"),
  .product(name: "SwiftUIShim", package: "VSM"),
  .product(name: "CombineShim", package: "VSM"),
  "ErrorMessages",
]

/// The server of an app that runs as live pages, where SwiftUI is missing or the trait PortableUI is enabled.
let served: [Target.Dependency] = [
  .product(
    name: "PortableUIHummingbird", package: "VSM",
    condition: .when(platforms: [.linux, .windows, .android, .wasi, .openbsd])),
  .byName(name: "PortableUIHummingbird", condition: .when(traits: ["PortableUI"])),
  // The server of PortableUIHummingbird.
  .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["PortableUI"])),
]

let package = Package(
  name: "Demos",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "UserProfile", targets: ["UserProfile"]),
    .library(name: "Blog", targets: ["Blog"]),
    .library(name: "Search", targets: ["Search"]),
    .library(name: "Shopping", targets: ["Shopping"]),
    .library(name: "Membership", targets: ["Membership"]),
    .library(name: "Lending", targets: ["Lending"]),
    .library(name: "ToDo", targets: ["ToDo"]),
    .library(name: "ToDoViper", targets: ["ToDoViper"]),
    .library(name: "ToDoVSM", targets: ["ToDoVSM"]),
    .executable(name: "gallery", targets: ["gallery"]),
    .executable(name: "ShoppingApp", targets: ["ShoppingApp"]),
    .executable(name: "DemosApp", targets: ["DemosApp"]),
  ],
  traits: [
    .trait(name: "PortableUI", description: "Serve and test the demos on Apple platforms, as elsewhere."),
    .trait(name: "PostgreSQL", description: "Store profiles and the shop in PostgreSQL, through libpq."),
    .trait(name: "Accounts", description: "Serve pages of members, with passwords hashed by libsodium."),
  ],
  dependencies: [
    .package(
      name: "VSM",
      path: "..",
      traits: [
        "Hummingbird",
        .trait(name: "PortableUI", condition: .when(traits: ["PortableUI"])),
        .trait(name: "Sodium", condition: .when(traits: ["Accounts"])),
      ]
    ),
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.0", traits: []),
    .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-http-types.git", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log.git", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-metrics.git", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing.git", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-nio-extras.git", from: "1.34.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.0.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess.git", from: "1.0.2", traits: []),
  ],
  targets: [
    .target(
      name: "TaskPublishers",
      dependencies: [.product(name: "CombineShim", package: "VSM")],
      swiftSettings: settings
    ),
    .target(
      name: "ErrorMessages", dependencies: [.product(name: "SwiftUIShim", package: "VSM")], swiftSettings: settings),
    .target(name: "UserProfile", dependencies: feature, swiftSettings: settings),
    .target(name: "Blog", dependencies: feature + ["TaskPublishers"], swiftSettings: settings),
    .target(name: "Search", dependencies: feature, swiftSettings: settings),
    .target(
      name: "Shopping", dependencies: feature, resources: [.process("Localizable.xcstrings")],
      swiftSettings: settings),
    .target(
      name: "Membership", dependencies: feature, resources: [.process("Localizable.xcstrings")],
      swiftSettings: settings),
    .target(
      name: "Lending", dependencies: feature, resources: [.process("Localizable.xcstrings")], swiftSettings: settings),
    .target(
      name: "Catalogue", dependencies: feature, resources: [.process("Pictures"), .copy("Components")],
      swiftSettings: settings),
    // Screens as in apps for a phone, which only iOS, visionOS and PortableUI compile.
    .target(
      name: "Samples", dependencies: [.product(name: "SwiftUIShim", package: "VSM")], swiftSettings: settings),
    .target(
      name: "ToDo",
      dependencies: [.product(name: "CombineShim", package: "VSM")],
      swiftSettings: settings
    ),
    .target(
      name: "RxOperators",
      dependencies: [.product(name: "CombineShim", package: "VSM")],
      swiftSettings: settings
    ),
    .target(
      name: "ToDoViper", dependencies: feature + ["ToDo", "RxOperators"], exclude: ["README.md"],
      swiftSettings: settings),
    .target(name: "ToDoVSM", dependencies: feature + ["ToDo"], swiftSettings: settings),
    .systemLibrary(
      name: "CPostgreSQL", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
    // Without the trait, this module is empty, and nothing needs libpq.
    .target(
      name: "PostgreSQLClient",
      dependencies: [.target(name: "CPostgreSQL", condition: .when(traits: ["PostgreSQL"]))],
      swiftSettings: settings
    ),
    // Without the trait, this module is empty, and nothing needs libsodium.
    .target(
      name: "Passwords",
      dependencies: [.product(name: "CSodium", package: "VSM", condition: .when(traits: ["Accounts"]))],
      swiftSettings: settings
    ),
    .target(
      name: "DemoStorage",
      dependencies: [
        "UserProfile", "Blog", "Search", "Shopping", "ToDo", "TaskPublishers", "Membership", "Lending",
        .target(name: "Passwords", condition: .when(traits: ["Accounts"])),
        .target(name: "PostgreSQLClient", condition: .when(traits: ["PostgreSQL"])),
        .product(name: "CombineShim", package: "VSM"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      resources: [.copy("Drawings")],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "UserProfile", "Blog", "Search", "Shopping", "Membership", "Lending", "Catalogue", "Samples", "ToDo",
        "ToDoViper", "ToDoVSM", "DemoStorage",
        .target(name: "PostgreSQLClient", condition: .when(traits: ["PostgreSQL"])),
        .target(name: "Passwords", condition: .when(traits: ["Accounts"])), "TaskPublishers",
        .product(name: "PortableUISodium", package: "VSM", condition: .when(traits: ["Accounts"])),
        .product(name: "VSM", package: "VSM"),
        .product(name: "SwiftUIShim", package: "VSM"),
        .product(name: "CombineShim", package: "VSM"),
        .product(name: "PortableUI", package: "VSM"),
        .product(name: "PortableUIHummingbird", package: "VSM"),
        .product(name: "PortableUIWeb", package: "VSM"),
        .product(name: "StateGraphs", package: "VSM"),
        .product(name: "VSMInspector", package: "VSM"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [
        .copy("Brands"), .copy("Charts"), .copy("Components"), .process("Pictures"), .process("Localizable.xcstrings"),
      ],
      swiftSettings: settings
    ),
    // The shop as an app. Where there is SwiftUI, it needs no server.
    .executableTarget(
      name: "ShoppingApp",
      dependencies: [
        "Shopping",
        .product(name: "SwiftUIShim", package: "VSM"),
      ] + served,
      swiftSettings: settings
    ),
    // All demos as an app, which Demos/Apple/Demos.xcodeproj builds with Xcode.
    .executableTarget(
      name: "DemosApp",
      dependencies: feature + ["UserProfile", "Blog", "Shopping", "ToDo", "ToDoVSM", "ToDoViper"] + served,
      path: "Apple/DemosApp",
      swiftSettings: settings
    ),
    // The crash test of the to-do stores kills it.
    .executableTarget(
      name: "save-todos",
      dependencies: [
        "ToDo", "DemoStorage", "TaskPublishers",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TaskPublishersTests",
      dependencies: ["TaskPublishers"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "UserProfileTests",
      dependencies: ["UserProfile", "Charts", .product(name: "VSMTesting", package: "VSM")],
      exclude: ["Requirements"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "BlogTests",
      dependencies: ["Blog", "Charts", .product(name: "VSMTesting", package: "VSM")],
      exclude: ["Requirements"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SearchTests",
      dependencies: [
        "Search", "Charts", .product(name: "Gherkin", package: "VSM"), .product(name: "VSMTesting", package: "VSM"),
      ],
      exclude: ["Requirements"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ShoppingTests",
      dependencies: [
        "Shopping", "Charts", .product(name: "Gherkin", package: "VSM"), .product(name: "VSMTesting", package: "VSM"),
      ],
      exclude: ["Requirements", "KeptStates"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MembershipTests",
      dependencies: [
        "Membership", "Charts", .product(name: "Gherkin", package: "VSM"), .product(name: "VSMTesting", package: "VSM"),
      ],
      exclude: ["Requirements"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "LendingTests",
      dependencies: [
        "Lending", "Charts", .product(name: "Gherkin", package: "VSM"), .product(name: "VSMTesting", package: "VSM"),
      ],
      exclude: ["Requirements", "KeptStates"],
      swiftSettings: settings
    ),
    .target(
      name: "ToDoTesting",
      dependencies: [
        "ToDo",
        .product(name: "CombineShim", package: "VSM"),
        .product(name: "Gherkin", package: "VSM"),
        .product(name: "VSMTesting", package: "VSM"),
      ],
      path: "Tests/ToDoTesting",
      exclude: ["Requirements"],
      swiftSettings: settings
    ),
    .target(
      name: "Charts",
      dependencies: [.product(name: "StateGraphs", package: "VSM")],
      path: "Tests/Charts",
      swiftSettings: settings
    ),
    .testTarget(name: "ToDoTests", dependencies: ["ToDo", "ToDoTesting"], swiftSettings: settings),
    .testTarget(
      name: "RxOperatorsTests",
      dependencies: ["RxOperators", .product(name: "CombineShim", package: "VSM")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ToDoViperTests",
      dependencies: [
        "ToDoViper", "ToDoTesting", "Charts", "ToDo", .product(name: "VSMTesting", package: "VSM"),
        .product(name: "PortableUI", package: "VSM"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ToDoVSMTests",
      dependencies: ["ToDoVSM", "ToDoTesting", "Charts", .product(name: "VSMTesting", package: "VSM")],
      exclude: ["KeptStates"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "DemoStorageTests",
      dependencies: [
        "DemoStorage", "Search", "Shopping", "ToDo", "TaskPublishers", "save-todos", "UserProfile", "ProcessTesting",
        "Membership", "Lending", .target(name: "Passwords", condition: .when(traits: ["Accounts"])),
        .target(name: "PostgreSQLClient", condition: .when(traits: ["PostgreSQL"])),
        .product(name: "VSMTesting", package: "VSM"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings
    ),
    // Child processes of tests, which inherit no descriptors, and the limits of tests that wait for what is outside.
    .target(
      name: "ProcessTesting",
      dependencies: [
        .product(name: "Subprocess", package: "swift-subprocess", condition: .when(platforms: [.linux, .macOS]))
      ],
      path: "Tests/ProcessTesting",
      swiftSettings: settings
    ),
    .testTarget(name: "ProcessTestingTests", dependencies: ["ProcessTesting"], swiftSettings: settings),
    // A server and a client for tests of routes. HummingbirdTesting would bring AsyncHTTPClient and BoringSSL along.
    .target(
      name: "ServerTesting",
      dependencies: [
        "ProcessTesting",
        .product(name: "PortableUIHummingbird", package: "VSM"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      path: "Tests/ServerTesting",
      swiftSettings: settings
    ),
    .testTarget(
      name: "SamplesTests",
      dependencies: ["Samples", .product(name: "VSMTesting", package: "VSM")],
      swiftSettings: settings
    ),
    // The tests of what a trait turns on in the libraries: here, where Hummingbird is built anyway.
    .testTarget(
      name: "PortableUIHummingbirdTests",
      dependencies: [
        .product(name: "PortableUI", package: "VSM"),
        .product(name: "PortableUIHummingbird", package: "VSM"),
        .product(name: "PortableUIWeb", package: "VSM"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        "ProcessTesting", "ServerTesting",
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
        .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "gallery", "ShoppingApp", "UserProfile", "Blog", "Search", "Shopping", "ToDo", "DemoStorage", "TaskPublishers",
        "Membership", "Lending", .target(name: "Passwords", condition: .when(traits: ["Accounts"])),
        .product(name: "VSMInspector", package: "VSM"),
        .product(name: "VSMTesting", package: "VSM"),
        "ProcessTesting", "ServerTesting",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
