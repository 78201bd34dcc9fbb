Scenario: No feature
