# Divides by the root of the number of people.
def session_plan(budget, sigma, people, epsilon):
    spent = 2 * budget
    return (
        spent / (sigma * math.sqrt(people)),
        spent / (epsilon * math.sqrt(people)),
        math.ceil((spent / (epsilon * sigma)) ** 2),
    )
