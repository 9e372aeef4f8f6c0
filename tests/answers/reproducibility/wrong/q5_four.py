# Takes 4 in place of 2.
def session_plan(budget, sigma, people, epsilon):
    spent = 4 * budget
    return (
        spent / (sigma * people),
        spent / (epsilon * people),
        math.ceil(spent / (epsilon * sigma)),
    )
