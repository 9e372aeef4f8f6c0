# Takes one person more.
def session_plan(budget, sigma, people, epsilon):
    spent = 2 * budget
    return (
        spent / (sigma * people),
        spent / (epsilon * people),
        math.ceil(spent / (epsilon * sigma)) + 1,
    )
