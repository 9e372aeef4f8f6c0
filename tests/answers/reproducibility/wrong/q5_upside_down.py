# Turns the first quotient upside down.
def session_plan(budget, sigma, people, epsilon):
    spent = 2 * budget
    return (
        (sigma * people) / spent,
        spent / (epsilon * people),
        math.ceil(spent / (epsilon * sigma)),
    )
