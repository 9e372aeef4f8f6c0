# Takes the price of one answer.
def session_plan(budget, sigma, people, epsilon):
    spent = 2
    return (
        spent / (sigma * people),
        spent / (epsilon * people),
        math.ceil(spent / (epsilon * sigma)),
    )
