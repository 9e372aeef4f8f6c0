# Multiplies by ε where it divides.
def session_plan(budget, sigma, people, epsilon):
    spent = 2 * budget
    return spent / (sigma * people), spent / people * epsilon, math.ceil(spent / (epsilon * sigma))
