/// Drawings of furniture and toys.
extension Motif {
  static func frame(_ kind: Int) -> String {
    switch kind {
    case 0:
      Shape.line("M150 190l-30 124M250 190l30 124M200 190v124", width: 14, .shade)
        + Shape.ellipse(200, 184, 96, 24, .body)
    case 1:
      Shape.line("M200 190v110M150 312h100", width: 16, .shade) + Shape.rect(94, 170, 212, 26, radius: 13, .body)
        + Shape.rect(150, 146, 80, 24, radius: 4, .light)
    case 2:
      Shape.rect(110, 50, 180, 266, radius: 6, .body)
        + (0..<4).map { shelf in
          Shape.rect(124, 64 + shelf * 62, 152, 52, .shade)
            + (0..<4).map { Shape.rect(130 + $0 * 22 + shelf * 8, 76 + shelf * 62, 14, 40, radius: 2, .light) }.joined()
        }
        .joined()
    case 3:
      Shape.line("M130 70v246M270 220v96M130 220h140", width: 16, .shade)
        + Shape.rect(122, 206, 160, 24, radius: 10, .body)
        + Shape.rect(118, 76, 24, 110, radius: 12, .body) + Shape.line("M270 314V226", width: 14, .light)
    case 4:
      Shape.line("M92 220v94M308 220v94M92 278h216", width: 14, .shade)
        + Shape.rect(60, 196, 280, 32, radius: 10, .body)
    case 5:
      Shape.rect(56, 120, 288, 34, radius: 10, .body)
        + (0..<7).map { Shape.line("M\(80 + $0 * 40) 150v26q0 12 12 8", width: 7, .shade) }.joined()
        + Shape.path("M150 180h60l20 110h-100z", .light)
    case 6:
      Shape.line("M84 190v124M316 190v124", width: 14, .shade) + Shape.rect(60, 164, 280, 26, radius: 8, .body)
        + Shape.rect(200, 190, 110, 50, radius: 4, .light) + Shape.circle(255, 215, 7, .shade)
    case 7:
      Shape.rect(96, 150, 208, 164, radius: 6, .body)
        + (0..<3).map { Shape.rect(96, 190 + $0 * 46, 208, 10, .shade) }.joined()
        + Shape.rect(160, 164, 80, 20, radius: 10, .light)
    default:
      Shape.ellipse(200, 186, 96, 132, .body) + Shape.ellipse(200, 186, 76, 112, .light)
        + Shape.line("M160 130l50-40M160 170l90-76", width: 6, .ground)
    }
  }

  static func toy(_ kind: Int) -> String {
    switch kind {
    case 0:
      Shape.rect(96, 236, 80, 80, radius: 8, .body) + Shape.rect(182, 236, 80, 80, radius: 8, .shade)
        + Shape.rect(140, 150, 80, 80, radius: 8, .light) + Shape.path("M222 230l42-76 42 76z", .body)
    case 1:
      Shape.line("M200 80v70", width: 14, .shade)
        + Shape.path("M90 180h220c-10 60-80 90-110 138-30-48-100-78-110-138z", .body)
        + Shape.ellipse(200, 180, 110, 24, .light)
    case 2:
      Shape.path("M220 50l70 100-110 120-60-110z", .body) + Shape.path("M220 50l-40 220-60-110z", .light)
        + Shape.line("M180 270c-20 40 50 40 20 90", width: 6, .shade)
    case 3:
      Shape.rect(60, 220, 90, 70, radius: 8, .body) + Shape.rect(166, 240, 76, 50, radius: 8, .light)
        + Shape.rect(258, 240, 76, 50, radius: 8, .shade) + Shape.rect(72, 176, 36, 50, radius: 6, .shade)
        + [84, 130, 184, 224, 276, 316].map { Shape.circle($0, 296, 18, .shade) + Shape.circle($0, 296, 7, .light) }
        .joined()
    case 4:
      (0..<6).map {
        Shape.rect(90 + $0 * 14, 288 - $0 * 36, 220 - $0 * 28, 34, radius: 17, [.body, .light, .shade][$0 % 3])
      }.joined()
    case 5:
      Shape.line("M100 110l170 30M300 190l-170 30M100 270l170 30", width: 14, .body) + Shape.circle(150, 98, 18, .light)
        + Shape.circle(230, 180, 18, .shade) + Shape.circle(176, 262, 18, .light)
        + Shape.line("M86 90v226M314 170v146", width: 8, .shade)
    case 6:
      Shape.rect(104, 120, 96, 96, radius: 14, .body) + Shape.rect(204, 120, 96, 96, radius: 14, .light)
        + Shape.rect(104, 220, 96, 96, radius: 14, .shade) + Shape.rect(204, 220, 96, 96, radius: 14, .body)
        + Shape.circle(204, 168, 20, .body) + Shape.circle(152, 220, 20, .body) + Shape.circle(252, 214, 20, .light)
    case 7:
      Shape.path("M70 220h260c-10 70-70 96-130 96s-120-26-130-96z", .body) + Shape.line("M200 220V70", .shade)
        + Shape.path("M212 80l90 120h-90z", .light) + Shape.path("M188 110l-66 90h66z", .shade)
    default:
      Shape.path("M96 190v90c0 50 208 50 208 0v-90z", .body)
        + Shape.line("M100 220l50 70 50-62 50 62 50-70", width: 7, .light)
        + Shape.ellipse(200, 190, 104, 36, .light) + Shape.line("M150 180L80 90M250 180l70-90", width: 9, .shade)
    }
  }
}
