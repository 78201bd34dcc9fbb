Feature: Exchange files with the shop

  Rule: The products of a file are imported, all of them or none

    Background:
      Given I have opened my settings

    Scenario: Import products
      When I tap "Import products…"
      And I import the file "Lamps.csv" with the lines
        """
        name,category,price,description
        Brass Lamp,Lighting,45.90,"Warm, and dimmable"
        Paper Lamp,Lighting,20,
        """
      Then I should see "Imported products: 2"
      And the shop should sell 6 products

    Scenario: A line is wrong
      When I tap "Import products…"
      And I import the file "Lamps.csv" with the lines
        """
        name,category,price,description
        Brass Lamp,Lighting,45.90,
        Paper Lamp,Lighting,abc,
        """
      Then I should see "Line 3: “abc” is not a price."
      And I should see "Nothing was imported."
      And the shop should sell 4 products

    Scenario: Import products once there is a connection
      Given I am not connected to the internet
      When I tap "Import products…"
      And I import the file "Lamps.csv" with the lines
        """
        name,category,price,description
        Paper Lamp,Lighting,20,
        """
      Then I should see "The products could not be imported. No connection."
      When I am connected to the internet
      And I tap "Retry"
      Then I should see "Imported products: 1"

  Rule: My profile has a picture

    Background:
      Given I have opened my profile

    Scenario: Choose a picture, and remove it
      When I choose the picture "Portrait.png" with 48 kilobytes
      Then I should see "Your picture: PNG, 48 KB"
      When I tap "Remove the picture"
      Then I should see "There is no picture yet."

    Scenario: A picture is too large
      When I choose the picture "Portrait.png" with 2001 kilobytes
      Then I should see "The picture has more than 2 MB. Please choose a smaller one."
      When I tap "Cancel"
      Then I should see "There is no picture yet."

  Rule: An order has an invoice

    Scenario: Store the invoice of an order
      Given my cart holds
        | product     | quantity |
        | Moss Teapot | 1        |
      And I have opened my cart
      When I tap "Check out"
      And I tap "Place order"
      And I tap "Done"
      And I tap "Account"
      And I tap "Orders"
      And I tap "Invoice of order 1"
      Then the page should have exported the file "Invoice 1.csv"
      And I should see "“Invoice 1.csv” was handed over."
