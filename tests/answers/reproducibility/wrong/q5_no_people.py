# Leaves the number of people out.
def session_plan(budget, sigma, people, epsilon):
    spent = 2 * budget
    return spent / sigma, spent / (epsilon * people), math.ceil(spent / (epsilon * sigma))
