# Rounds the number of people down.
def session_plan(budget, sigma, people, epsilon):
    spent = 2 * budget
    return (
        spent / (sigma * people),
        spent / (epsilon * people),
        math.floor(spent / (epsilon * sigma)),
    )
