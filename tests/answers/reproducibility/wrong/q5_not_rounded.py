# Does not round the number of people.
def session_plan(budget, sigma, people, epsilon):
    spent = 2 * budget
    return spent / (sigma * people), spent / (epsilon * people), (spent / (epsilon * sigma))
