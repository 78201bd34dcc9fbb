/// Drawings of pottery and lamps.
extension Motif {
  static func vessel(_ kind: Int) -> String {
    switch kind {
    case 0:
      Shape.line("M120 250C80 240 90 190 60 180", width: 22, .shade)
        + Shape.line("M270 210c60-10 60 80 0 74", width: 14, .shade)
        + turned(mouth: 48, belly: 130, foot: 54, height: 140) + Shape.circle(200, 166, 13, .shade)
    case 1:
      Shape.line("M258 212c60-6 60 84 0 76", width: 16, .shade) + turned(mouth: 62, belly: 66, foot: 56, height: 140)
    case 2: turned(mouth: 124, belly: 122, foot: 46, height: 116)
    case 3:
      Shape.line("M248 150c70 0 66 110 6 120", width: 14, .shade) + turned(mouth: 46, belly: 98, foot: 58, height: 210)
        + Shape.path("M154 108l-28-14 6 40z", .body)
    case 4:
      Shape.path("M104 290v-40a50 50 0 0 1 50-50h92a50 50 0 0 1 50 50v40z", .body)
        + Shape.rect(84, 288, 232, 26, radius: 13, .shade)
        + Shape.circle(200, 194, 14, .light)
    case 5:
      Shape.line("M98 236h-34M302 236h34", width: 18, .shade) + turned(mouth: 106, belly: 118, foot: 92, height: 112)
        + Shape.path("M94 206c20-46 192-46 212 0z", .light) + Shape.circle(200, 160, 12, .shade)
    case 6:
      turned(mouth: 58, belly: 84, foot: 50, height: 104) + Shape.path("M140 214c14-34 106-34 120 0z", .light)
        + Shape.circle(200, 180, 10, .shade)
    case 7:
      Shape.ellipse(200, 314, 108, 14, .light) + Shape.line("M248 236c44-4 40 56-4 50", width: 12, .shade)
        + turned(mouth: 54, belly: 58, foot: 32, height: 96)
    default:
      Shape.circle(156, 222, 34, .light) + Shape.circle(216, 210, 40, .shade) + Shape.circle(262, 228, 28, .light)
        + turned(mouth: 132, belly: 110, foot: 50, height: 88)
    }
  }

  static func lamp(_ kind: Int) -> String {
    let glow = "<g opacity='.45'>"
    switch kind {
    case 0:
      return glow + Shape.path("M150 176L60 318h190z", .light) + "</g>" + Shape.line("M276 312L300 210 190 140", .shade)
        + Shape.path("M214 110l-88 50 62 44z", .body) + Shape.rect(226, 306, 100, 14, radius: 7, .body)
    case 1:
      return glow + Shape.path("M96 220L40 400h320l-56-180z", .light) + "</g>"
        + Shape.line("M200 0v110", width: 6, .shade)
        + Shape.path("M96 224c0-76 60-120 104-120s104 44 104 120z", .body)
    case 2:
      return glow + Shape.path("M140 146L80 318h240L260 146z", .light) + "</g>"
        + Shape.line("M200 146v166", width: 8, .shade)
        + Shape.path("M162 66h76l40 84H122z", .body) + Shape.rect(146, 308, 108, 12, radius: 6, .shade)
    case 3:
      return Shape.line("M150 150c0-90 100-90 100 0", width: 8, .shade)
        + Shape.rect(134, 148, 132, 166, radius: 16, .body)
        + Shape.rect(156, 172, 88, 112, radius: 8, .light)
        + Shape.path("M200 196c26 30 22 66 0 66s-26-36 0-66z", .shade)
    case 4:
      return glow + Shape.circle(200, 236, 110, .light) + "</g>"
        + Shape.path("M132 318v-70a68 68 0 0 1 136 0v70z", .body)
        + Shape.circle(178, 256, 9, .shade) + Shape.circle(222, 256, 9, .shade)
    case 5:
      return glow + Shape.path("M140 160L80 30h240l-60 130zM140 230L70 400h260l-70-170z", .light) + "</g>"
        + Shape.rect(140, 150, 120, 96, radius: 14, .body) + Shape.rect(140, 190, 120, 16, .shade)
    case 6:
      return glow + Shape.path("M130 160L60 318h190z", .light) + "</g>"
        + Shape.line("M270 280c60-90-30-170-100-130", .shade)
        + Shape.circle(158, 158, 36, .body) + Shape.rect(238, 268, 72, 46, radius: 10, .body)
    case 7:
      return Shape.rect(178, 130, 44, 120, radius: 6, .light)
        + Shape.path("M200 60c28 34 22 62 0 62s-28-28 0-62z", .body)
        + turned(mouth: 46, belly: 40, foot: 84, height: 76)
    default:
      return glow + Shape.circle(200, 200, 130, .light) + "</g>" + Shape.circle(200, 204, 92, .body)
        + Shape.circle(174, 178, 34, .light) + Shape.rect(156, 290, 88, 26, radius: 8, .shade)
    }
  }
}
