/// The 160 most used names of system symbols that this package did not draw at first.
///
/// The source is a count of the names in 32 open-source apps for iOS, in the order of their uses.
let usedSymbolNames = """
  square.and.arrow.up checkmark.circle.fill xmark.circle.fill exclamationmark.circle.fill doc.on.doc link
  checkmark.seal.fill gear arrow.right square.dashed exclamationmark.triangle.fill xmark.circle play.fill
  gearshape info.circle tag checkmark.seal photo arrow.2.squarepath star at plus.circle forward.fill
  questionmark.circle arrow.up safari eye square.and.pencil globe arrow.up.right server.rack star.fill
  circle.fill chevron.forward questionmark infinity gearshape.fill message.fill lock.fill text.bubble
  minus.circle.fill eye.slash clock.fill shippingbox line.3.horizontal.decrease.circle paintpalette calendar
  plus.circle.fill gobackward circle textformat bird sparkles chevron.up.chevron.down square.and.arrow.down lock
  quote.bubble number pin.fill paperplane line.horizontal.3.decrease.circle arrow.up.arrow.down flag person.fill
  person.3 fork.knife ellipsis.circle person.2.fill line.3.horizontal bell photo.on.rectangle.angled
  person.badge.plus captions.bubble person.crop.circle.badge.xmark speaker.slash square.grid.2x2
  photo.badge.plus exclamationmark.bubble arrowshape.turn.up.left.fill arrow.down.circle archivebox
  line.3.horizontal.decrease pencil.line backward.fill heart.circle box.truck bird.fill trash.fill
  arrow.counterclockwise arrow.right.circle.fill goforward arrow.3.trianglepath xmark.seal finder hand.raised
  checkmark.shield bubble.left.and.text.bubble.right chart.bar dot.radiowaves.right
  antenna.radiowaves.left.and.right person.badge.minus pin arrowshape.turn.up.left face.smiling camera folder
  paperplane.fill lock.rotation quote.opening arrow.counterclockwise.circle stop.circle envelope hand.thumbsup
  wallet.pass cup.and.saucer.fill hand.point.right.fill icloud.and.arrow.down newspaper doc waveform stop.fill
  pause.fill square.on.square doc.on.clipboard x.circle.fill seal list.bullet.clipboard square.and.arrow.up.fill
  wifi bolt.fill bubble.left.and.bubble.right bubble.right badge.plus.radiowaves.right
  arrow.triangle.2.circlepath wand.and.stars tray.full person.crop.circle.badge.exclamationmark speaker
  bell.fill poweroutlet.type.b.fill person.fill.badge.plus arrow.forward chart.bar.fill
  arrowshape.turn.up.left.circle.fill selection.pin.in.out chevron.backward eye.fill wrench star.circle
  music.note.list shuffle list.number arrowtriangle.up.circle arrowtriangle.down.circle
  bubble.middle.bottom.fill sidebar.left bubble.left.and.bubble.right.fill bookmark.fill person.badge.key.fill
  trophy
  """.split { $0 == " " || $0 == "\n" }.map(String.init)
