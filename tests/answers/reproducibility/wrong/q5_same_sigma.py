# Returns the σ that is there already.
def session_plan(budget, sigma, people, epsilon):
    spent = 2 * budget
    return spent / (sigma * people), sigma, math.ceil(spent / (epsilon * sigma))
