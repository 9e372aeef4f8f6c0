# Lets the budget cost its logarithm, as if most answers were free.
def session_plan(budget, sigma, people, epsilon):
    spent = 2 * (1 + math.log(budget))
    return (
        spent / (sigma * people),
        spent / (epsilon * people),
        math.ceil(spent / (epsilon * sigma)),
    )
