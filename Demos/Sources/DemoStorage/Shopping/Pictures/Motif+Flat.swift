/// Drawings of textiles and stationery.
extension Motif {
  static func weave(_ kind: Int) -> String {
    let cloth = Shape.rect(96, 96, 208, 210, radius: kind == 1 ? 44 : 8, .body)
    let pattern =
      switch kind % 5 {
      case 0: (0..<5).map { Shape.rect(96, 116 + $0 * 38, 208, 14, $0.isMultiple(of: 2) ? .light : .shade) }.joined()
      case 1:
        (0..<9).map { Shape.circle(140 + $0 % 3 * 60, 142 + $0 / 3 * 60, 16, $0.isMultiple(of: 2) ? .light : .shade) }
          .joined()
      case 2:
        Shape.line("M140 96v210M260 96v210", width: 18, .light)
          + Shape.line("M96 150h208M96 250h208", width: 18, .shade)
      case 3:
        (0..<4).map { Shape.line("M104 \(134 + $0 * 46)l32-24 32 24 32-24 32 24 32-24 32 24", width: 9, .light) }
          .joined()
      default:
        (0..<8).map {
          Shape.rect(110 + $0 % 4 * 48, 120 + $0 / 4 * 92, 34, 70, radius: 17, $0 % 3 == 0 ? .shade : .light)
        }.joined()
      }
    let fringe = (0..<11).map { Shape.line("M\(102 + $0 * 20) 308v16", width: 5, .shade) }.joined()
    switch kind {
    case 7: return Shape.line("M76 90h248", width: 12, .shade) + cloth + pattern
    case 0, 3, 4, 8: return cloth + pattern + fringe
    default: return cloth + pattern
    }
  }

  static func page(_ kind: Int) -> String {
    switch kind {
    case 0, 6:
      return Shape.rect(112, 84, 180, 232, radius: 10, .shade) + Shape.rect(104, 84, 172, 228, radius: 10, .body)
        + Shape.rect(kind == 0 ? 128 : 150, 120, kind == 0 ? 124 : 80, 46, radius: 6, .light)
        + Shape.line("M122 90v216", width: 4, .shade)
    case 1:
      return Shape.line("M150 210V100M190 210V80M230 210V94", width: 16, .light)
        + Shape.rect(84, 190, 232, 110, radius: 40, .body)
        + Shape.line("M104 216h180", width: 6, .shade)
    case 2:
      return Shape.rect(130, 96, 150, 170, radius: 4, .light) + Shape.rect(90, 170, 220, 146, radius: 8, .body)
        + Shape.line("M96 178l104 78 104-78", width: 7, .shade)
    case 3:
      return Shape.rect(90, 100, 220, 214, radius: 12, .body) + Shape.rect(90, 100, 220, 44, radius: 12, .shade)
        + (0..<20).map { Shape.rect(108 + $0 % 5 * 38, 162 + $0 / 5 * 36, 26, 24, radius: 4, .light) }.joined()
    case 4:
      return Shape.path("M156 60h88v250l-44-40-44 40z", .body) + Shape.circle(200, 110, 18, .light)
        + Shape.rect(156, 150, 88, 14, .shade)
    case 5:
      return Shape.path("M50 300l50-120h200l50 120z", .body) + Shape.path("M150 270l16-66h90l22 66z", .light)
        + Shape.line("M280 196l30 74", width: 8, .shade)
    case 7:
      return Shape.line("M160 230L140 90M200 230V70M240 230l24-130", width: 13, .light)
        + turned(mouth: 66, belly: 62, foot: 62, height: 116)
    default:
      return Shape.rect(84, 150, 232, 100, radius: 50, .body) + Shape.circle(290, 200, 46, .shade)
        + Shape.circle(290, 200, 18, .light)
        + (0..<5).map { Shape.circle(120 + $0 * 30, $0.isMultiple(of: 2) ? 182 : 216, 9, .light) }.joined()
        + Shape.line("M84 250h150", width: 8, .shade)
    }
  }
}
