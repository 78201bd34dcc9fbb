// swift-tools-version: 6.3
import PackageDescription

/// The settings of all targets: upcoming features of Swift's concurrency.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "Tools",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "vsm", targets: ["VSMTool"]),
    .plugin(name: "VSMLint", targets: ["VSMLint"]),
    .plugin(name: "VSMCommands", targets: ["VSMLintCommand", "VSMDiagramCommand", "VSMDiffCommand"]),
  ],
  dependencies: [
    .package(name: "VSM", path: ".."),
    .package(url: "https://github.com/swiftlang/swift-syntax.git", "603.0.0"..<"604.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess.git", from: "1.0.2", traits: []),
  ],
  targets: [
    .target(
      name: "FeatureSources",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "Migration",
      dependencies: ["FeatureSources", .product(name: "SwiftSyntax", package: "swift-syntax")],
      swiftSettings: settings
    ),
    .target(
      name: "Lint",
      dependencies: ["Behavior", "FeatureSources", .product(name: "SwiftSyntax", package: "swift-syntax")],
      swiftSettings: settings
    ),
    .target(
      name: "Behavior",
      dependencies: [
        "FeatureSources", .product(name: "StateGraphs", package: "VSM"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "PublicInterface",
      dependencies: ["FeatureSources", .product(name: "SwiftSyntax", package: "swift-syntax")],
      swiftSettings: settings
    ),
    .target(
      name: "Recording",
      dependencies: [
        "FeatureSources", .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "StringCatalogs",
      dependencies: [
        "FeatureSources", .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "Scaffolding", dependencies: [.product(name: "Gherkin", package: "VSM")], swiftSettings: settings),
    .target(
      name: "Serving", dependencies: [.product(name: "Subprocess", package: "swift-subprocess")],
      swiftSettings: settings),
    .target(
      name: "Mutation",
      dependencies: [
        "FeatureSources", "Serving", .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      swiftSettings: settings
    ),
    // Not named `vsm`, since a module's name may not differ from `VSM` only in case.
    .executableTarget(
      name: "VSMTool",
      dependencies: [
        "Behavior", "Lint", "Migration", "Mutation", "PublicInterface", "Recording", "Scaffolding", "Serving",
        "StringCatalogs", "FeatureSources",
        .product(name: "StateGraphs", package: "VSM"),
        .product(name: "Gherkin", package: "VSM"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      swiftSettings: settings
    ),
    .plugin(name: "VSMLint", capability: .buildTool(), dependencies: ["VSMTool"]),
    .plugin(
      name: "VSMLintCommand",
      capability: .command(
        intent: .custom(verb: "vsm-lint", description: "Report mistakes in features that compile.")),
      dependencies: ["VSMTool"]),
    .plugin(
      name: "VSMDiagramCommand",
      capability: .command(
        intent: .custom(verb: "vsm-diagram", description: "Draw features from their source."),
        permissions: [.writeToPackageDirectory(reason: "With --output, the drawings are written into the package.")]),
      dependencies: ["VSMTool"]),
    .plugin(
      name: "VSMDiffCommand",
      capability: .command(
        intent: .custom(verb: "vsm-diff", description: "Say in words what changed in the behavior of features.")),
      dependencies: ["VSMTool"]),
    .testTarget(
      name: "FeatureSourcesTests",
      dependencies: [
        "FeatureSources", .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ScaffoldingTests", dependencies: ["Scaffolding"], exclude: ["ProfileExample"], swiftSettings: settings),
    .testTarget(
      name: "BehaviorTests",
      dependencies: ["Behavior", "FeatureSources", .product(name: "StateGraphs", package: "VSM")],
      swiftSettings: settings),
    .testTarget(
      name: "PublicInterfaceTests", dependencies: ["PublicInterface", "FeatureSources"], swiftSettings: settings),
    .testTarget(
      name: "RecordingTests", dependencies: ["Recording", "FeatureSources"], swiftSettings: settings),
    .testTarget(
      name: "StringCatalogsTests", dependencies: ["StringCatalogs", "FeatureSources"], swiftSettings: settings),
    .testTarget(
      name: "MigrationTests", dependencies: ["Migration", "FeatureSources"], exclude: ["OlderSources"],
      swiftSettings: settings),
    .testTarget(name: "MutationTests", dependencies: ["Mutation", "FeatureSources"], swiftSettings: settings),
    .testTarget(name: "ServingTests", dependencies: ["Serving"], swiftSettings: settings),
    // Runs the executable.
    .testTarget(
      name: "VSMToolTests",
      dependencies: [
        "VSMTool", .product(name: "StateGraphs", package: "VSM"),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LintTests", dependencies: ["Lint", "FeatureSources"], exclude: ["Violations"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
