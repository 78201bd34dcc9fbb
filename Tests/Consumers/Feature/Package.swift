// swift-tools-version: 6.3
import PackageDescription

/// A package as somebody writes it who wants VSM and nothing else.
let package = Package(
  name: "Feature",
  platforms: [.iOS(.v17), .macOS(.v14)],
  // snippet.lines
  dependencies: [
    .package(name: "VSM", path: "../../..")
  ],
  targets: [
    .target(
      name: "Feature",
      dependencies: [.product(name: "VSM", package: "VSM"), .product(name: "SwiftUIShim", package: "VSM")],
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
    // snippet.hide
    .target(name: "Domain"),
    .target(
      name: "Diary",
      dependencies: ["Domain", .product(name: "VSM", package: "VSM"), .product(name: "SwiftUIShim", package: "VSM")]),
    .executableTarget(
      name: "Program",
      dependencies: [
        "Feature", .product(name: "VSM", package: "VSM"), .product(name: "CombineShim", package: "VSM"),
      ]),
    // snippet.show
  ],
  // snippet.end
  swiftLanguageModes: [.v6]
)
