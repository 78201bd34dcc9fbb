// swift-tools-version: 6.3
import PackageDescription

/// A package as somebody writes it who wants VSM and nothing else.
let package = Package(
  name: "Feature",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [
    .package(name: "VSM", path: "../../..")
  ],
  targets: [
    .executableTarget(
      name: "Feature",
      dependencies: [.product(name: "VSM", package: "VSM"), .product(name: "CombineShim", package: "VSM")])
  ],
  swiftLanguageModes: [.v6]
)
