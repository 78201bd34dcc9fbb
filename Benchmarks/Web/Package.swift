// swift-tools-version: 6.3
import PackageDescription

// A package of its own, so that the other benchmarks build no web server.
let package = Package(
  name: "WebBenchmark",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "VSM", path: "../..", traits: ["Hummingbird"]),
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.0", traits: []),
    .package(url: "https://github.com/apple/swift-log.git", from: "1.16.0"),
  ],
  targets: [
    .executableTarget(
      name: "WebBenchmarkServer",
      dependencies: [
        .product(name: "VSM", package: "VSM"),
        .product(name: "SwiftUIShim", package: "VSM"),
        .product(name: "PortableUIHummingbird", package: "VSM"),
        .product(name: "PortableUIWeb", package: "VSM"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("ExistentialAny"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
