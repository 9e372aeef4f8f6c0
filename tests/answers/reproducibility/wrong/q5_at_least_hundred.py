# Never plans with fewer than a hundred people.
def session_plan(budget, sigma, people, epsilon):
    spent = 2 * budget
    return (
        spent / (sigma * people),
        spent / (epsilon * people),
        max(100, math.ceil(spent / (epsilon * sigma))),
    )
