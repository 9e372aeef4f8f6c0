# Searches no more than twice as many steps as people.
def one_pass(people, order, distance, sigma, target):
    x = order * distance**2 / (2 * sigma**2 * target)
    needed = next((T for T in range(1, 2 * people + 1) if x <= T), 2 * people)
    return max(0, people - needed + 1), needed - 1
