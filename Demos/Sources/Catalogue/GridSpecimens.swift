import SwiftUIShim

/// Views in columns and rows.
struct GridSpecimens: View {
  var body: some View {
    Specimen("LazyVGrid, adaptive") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 96))], spacing: 8) { cells(7) }
    }
    Specimen("LazyVGrid, fixed and flexible") {
      LazyVGrid(columns: [GridItem(.fixed(48), spacing: 16), GridItem(), GridItem()], spacing: 8) { cells(6) }
    }
    Specimen("LazyHGrid in a ScrollView") {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(44)), GridItem(.fixed(44))], spacing: 8) { cells(18) }
      }
    }
    Specimen("Grid") {
      Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
        GridRow {
          Text("Tea").bold()
          Text("Grams").bold()
          Text("Minutes").bold()
        }
        Divider()
        GridRow {
          Text("Green")
          Text("10")
          Text("2")
        }
        GridRow {
          Text("Black, from the highlands")
          Text("12")
          Text("4")
        }
        GridRow { Text("The water boils for black tea alone.").font(.footnote).gridCellColumns(3) }
      }
    }
    Specimen("GeometryReader") {
      VStack(alignment: .leading) {
        GeometryReader { geometry in
          HStack(spacing: 0) {
            Color.blue.frame(width: geometry.size.width / 3, height: geometry.size.height)
            Color.orange.frame(width: geometry.size.width * 2 / 3, height: geometry.size.height)
          }
        }
        .frame(height: 32)
        .accessibilityLabel("One third and two thirds")
        GeometryReader { geometry in
          Text("\(Int(geometry.size.width)) points wide").font(.footnote)
        }
        .frame(height: 20)
      }
    }
  }

  private func cells(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { number in
      Text("\(number)").frame(minWidth: 44, maxWidth: .infinity, minHeight: 40).background(.secondary)
    }
  }
}
