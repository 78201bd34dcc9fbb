Feature: Reserve an item and give it back

  Scenario: A guest can only look
    Given I am a guest
    When I have opened the page of the "Tent"
    Then I should see the Shown screen
    And I should see "For four people, or three with bags."
    And I should see "Sign in to reserve it"
    And I should not see "Reserve"
    And I should not see "Edit"

  Scenario: A guest sees who has an item
    Given I am a guest
    And "Grace" has the "Tent" for 3 more days
    When I have opened the page of the "Tent"
    Then I should see "Grace has it until 4 January 2001."

  Scenario: An unknown item
    When I have opened the page of the item 999
    Then I should see the Missing screen
    And I should see "There is no such item."

  Scenario: A member reserves an item and gives it back
    Given I am the member "Ada"
    When I have opened the page of the "Tent"
    Then I should see the Free screen
    And I should see "For 7 days"
    When I choose the day after 1 day in "Until"
    Then I should see "For 1 day"
    When I tap "Reserve"
    Then I should see the Reserving screen
    And I should see the Borrowed screen
    And I should see "You have it until 2 January 2001."
    And "Ada" should have the "Tent"
    When I tap "Give back"
    Then I should see the Giving Back screen
    And I should see the Free screen
    And nobody should have the "Tent"

  Scenario: Somebody else is faster
    Given I am the member "Ada"
    And I have opened the page of the "Tent"
    And the requests of this page are slow
    When I tap "Reserve"
    Then I should see the Reserving screen
    And I should see "You have it until 8 January 2001."
    When "Grace" reserves the "Tent" for 3 days
    And the requests arrive
    Then I should see the Lent screen
    And I should see "Grace was faster."
    And I should see "Grace has it until 4 January 2001."
    And "Grace" should have the "Tent"
    When "Grace" gives the "Tent" back
    Then I should see the Free screen
    And I should not see "Grace was faster."

  Scenario: The page follows what others do
    Given I am the member "Ada"
    And I have opened the page of the "Tent"
    When "Grace" reserves the "Tent" for 3 days
    Then I should see the Lent screen
    And I should not see "Reserve"

  Scenario: There is no connection
    Given I am the member "Ada"
    And I have opened the page of the "Tent"
    And I am not connected to the internet
    When I tap "Reserve"
    Then I should see the Reserving screen
    And I should see the Free screen
    And I should see "No connection."
    And nobody should have the "Tent"
    When I am connected to the internet
    And I tap "Reserve"
    Then I should see the Borrowed screen
    And I should not see "No connection."

  Scenario: A person who is banned can only look
    Given I am banned
    When I have opened the page of the "Tent"
    Then I should see the Shown To Banned screen
    And I should see "You are not allowed to reserve anything. Ask a keeper."
    And I should not see "Reserve"

  Scenario: The item cannot be loaded
    Given the equipment is out of reach
    When I have opened the page of the "Tent"
    Then I should see the Failed screen
    When the equipment is in reach again
    And I tap "Retry"
    Then I should see "Tent"
