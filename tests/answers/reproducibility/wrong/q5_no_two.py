# Forgets that finding the query costs too.
def session_plan(budget, sigma, people, epsilon):
    spent = budget
    return (
        spent / (sigma * people),
        spent / (epsilon * people),
        math.ceil(spent / (epsilon * sigma)),
    )
