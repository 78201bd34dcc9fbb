import SwiftUIShim

private struct PostalAddress: Equatable {
  var street = ""
  var city = ""
  var postcode = ""
  var country = "Norway"
  var isBilling = true
  var note = ""

  var lines: [String] { [street, "\(postcode) \(city)".trimmingCharacters(in: .whitespaces), country] }
}

private final class AddressBook: ObservableObject {
  @Published var saved: [PostalAddress] = []
}

private struct AddressPreview: View {
  @EnvironmentObject private var book: AddressBook

  var body: some View {
    ForEach(Array(book.saved.enumerated()), id: \.offset) { _, address in
      VStack(alignment: .leading) {
        ForEach(address.lines, id: \.self) { Text($0) }
        if address.isBilling {
          Text("Billing address").font(.caption).foregroundColor(.secondary)
        }
      }
      .accessibilityElement(children: .combine)
    }
  }
}

struct AddressFormView: View {
  private static let countries = ["Denmark", "Finland", "Norway", "Sweden"]

  @StateObject private var book = AddressBook()
  @State private var address = PostalAddress()
  @State private var showsProblems = false

  var body: some View {
    Form {
      Section {
        TextField("Street and number", text: $address.street)
          .textContentType(.streetAddressLine1)
        HStack(spacing: 12) {
          TextField("Postcode", text: $address.postcode)
            .keyboardType(.numberPad)
            .textContentType(.postalCode)
            .frame(maxWidth: 120)
          TextField("City", text: $address.city)
            .textContentType(.addressCity)
        }
        Picker("Country", selection: $address.country) {
          ForEach(Self.countries, id: \.self) { country in
            Text(country)
          }
        }
      } header: {
        Text("Address")
      } footer: {
        problems
      }
      Section {
        Toggle(isOn: $address.isBilling) {
          VStack(alignment: .leading) {
            Text("Use for billing")
            Text("Invoices go to this address too.").font(.caption).foregroundColor(.secondary)
          }
        }
        TextField("Note for the driver", text: $address.note, axis: .vertical)
      }
      Section {
        Button(action: save) {
          HStack {
            Spacer()
            Text("Save address").fontWeight(.semibold)
            Spacer()
          }
        }
      }
      if !book.saved.isEmpty {
        Section("Saved") { AddressPreview() }
      }
    }
    .environmentObject(book)
    .onChange(of: address) { showsProblems = false }
    .navigationTitle("New address")
  }

  private var missing: [String] {
    [("street", address.street), ("postcode", address.postcode), ("city", address.city)]
      .filter { $0.1.isEmpty }
      .map(\.0)
  }

  @ViewBuilder private var problems: some View {
    if showsProblems && !missing.isEmpty {
      Text("Please enter: \(missing.joined(separator: ", ")).").foregroundColor(.red)
    }
  }

  private func save() {
    guard missing.isEmpty else {
      showsProblems = true
      return
    }
    withAnimation {
      book.saved.append(address)
      address = PostalAddress()
    }
  }
}

#Preview {
  AddressFormView()
}
