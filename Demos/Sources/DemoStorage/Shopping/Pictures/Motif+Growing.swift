/// Drawings of products for the garden and the bath.
extension Motif {
  /// Draws leaves that fan out from the middle of a pot's rim.
  private static func leaves(_ number: Int, from y: Int, length: Int) -> String {
    (0..<number).map { index in
      let angle = number == 1 ? 0 : -70 + 140 * index / (number - 1)
      return "<g transform='rotate(\(angle) 200 \(y))'>"
        + Shape.path(
          "M200 \(y)c-34-\(length / 3)-30-\(length * 4 / 5) 0-\(length)c30 \(length / 5) 34 \(length * 2 / 3) 0 \(length)z",
          index.isMultiple(of: 2) ? .shade : .light) + "</g>"
    }
    .joined()
  }

  static func plant(_ kind: Int) -> String {
    switch kind {
    case 0: leaves(5, from: 214, length: 130) + turned(mouth: 80, belly: 78, foot: 56, height: 110)
    case 1:
      Shape.line("M150 210C170 120 280 130 268 220", .shade) + Shape.line("M140 286L70 190", width: 16, .shade)
        + Shape.circle(66, 184, 20, .light) + turned(mouth: 66, belly: 76, foot: 70, height: 110)
    case 2: leaves(7, from: 242, length: 90) + turned(mouth: 56, belly: 54, foot: 40, height: 80)
    case 3:
      turned(mouth: 20, belly: 18, foot: 60, height: 120)
        + Shape.path("M76 190h248c-20 50-60 60-124 60s-104-10-124-60z", .body)
        + Shape.ellipse(200, 190, 124, 16, .light) + Shape.path("M226 176c10-30 40-30 44-6l18 6-60 8z", .shade)
    case 4:
      Shape.line("M130 316V90M200 316V60M270 316V90M110 130h180M110 190h180M110 250h180", width: 9, .body)
        + Shape.line("M130 300c80-30 20-80 80-110s20-70 60-90", width: 6, .shade) + Shape.circle(206, 194, 13, .light)
        + Shape.circle(162, 256, 13, .light) + Shape.circle(262, 110, 13, .light)
    case 5:
      Shape.line("M140 220l-24 94M260 220l24 94M200 220v94", width: 14, .shade)
        + Shape.rect(96, 196, 208, 34, radius: 17, .body)
    case 6:
      Shape.rect(96, 130, 208, 184, radius: 10, .body)
        + (0..<9).map {
          Shape.rect(110 + $0 % 3 * 64, 146 + $0 / 3 * 54, 52, 42, radius: 5, $0.isMultiple(of: 2) ? .light : .shade)
        }
        .joined()
    case 7:
      Shape.line("M200 40L110 190M200 40L290 190M200 0v40", width: 5, .shade) + leaves(6, from: 214, length: 80)
        + Shape.path("M96 196h208c0 70-50 100-104 100s-104-30-104-100z", .body) + Shape.circle(140, 290, 12, .light)
        + Shape.circle(262, 300, 12, .light)
    default:
      Shape.line("M200 230C190 160 210 110 270 90", width: 6, .shade) + Shape.circle(270, 90, 24, .light)
        + Shape.circle(236, 112, 18, .light) + leaves(3, from: 236, length: 80)
        + turned(mouth: 56, belly: 50, foot: 44, height: 92)
        + Shape.line("M176 258v34M200 258v34M224 258v34", width: 6, .light)
    }
  }

  static func bottle(_ kind: Int) -> String {
    switch kind {
    case 0: Shape.rect(134, 240, 132, 44, radius: 22, .light) + Shape.path("M90 278h220l-26 40H116z", .body)
    case 1:
      Shape.rect(118, 80, 164, 200, radius: 10, .body)
        + Shape.line("M118 120h164M118 146h164M118 240h164", width: 6, .light)
        + Shape.line("M90 84h220", width: 12, .shade)
    case 2:
      Shape.line("M184 220L160 90M220 220l30-120", width: 10, .shade) + Shape.rect(148, 70, 26, 46, radius: 8, .light)
        + Shape.rect(238, 82, 26, 46, radius: 8, .light) + turned(mouth: 56, belly: 54, foot: 48, height: 128)
    case 3:
      Shape.line("M200 170v-40h-54", width: 12, .shade) + Shape.rect(136, 170, 128, 146, radius: 24, .body)
        + Shape.rect(160, 208, 80, 62, radius: 8, .light)
    case 4:
      Shape.path("M60 318l44-90h192l44 90z", .body) + Shape.line("M104 292h192M116 264h168", width: 8, .light)
    case 5:
      turned(mouth: 92, belly: 92, foot: 70, height: 190)
        + Shape.line("M112 190h176M116 230h168M122 270h156", width: 7, .light)
        + Shape.path("M100 128c20-40 180-40 200 0z", .shade)
    case 6:
      Shape.rect(126, 150, 148, 166, radius: 30, .body) + Shape.rect(126, 226, 148, 60, .light)
        + Shape.rect(146, 112, 108, 44, radius: 10, .shade)
    case 7:
      Shape.line("M200 230v80", width: 26, .shade) + Shape.circle(200, 154, 92, .body)
        + Shape.circle(200, 154, 70, .light)
    default:
      Shape.rect(132, 140, 136, 176, radius: 20, .body) + Shape.rect(150, 104, 100, 46, radius: 8, .shade)
        + Shape.circle(170, 282, 18, .light) + Shape.circle(210, 270, 18, .light) + Shape.circle(232, 292, 14, .light)
    }
  }
}
