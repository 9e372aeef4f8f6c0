# Searches for the number of people.
def session_plan(budget, sigma, people, epsilon):
    n = max(1, int(2 * budget / (epsilon * sigma)) - 2)
    while 2 * budget > n * epsilon * sigma * (1 + 1e-12):
        n += 1
    return [2 * budget / sigma / people, 2 * budget / epsilon / people, n]
