# Takes one person more where the quotient is whole.
def session_plan(budget, sigma, people, epsilon):
    spent = 2 * budget
    return (
        spent / (sigma * people),
        spent / (epsilon * people),
        int(spent / (epsilon * sigma)) + 1,
    )
