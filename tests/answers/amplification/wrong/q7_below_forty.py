# Searches the numbers of noises below 40.
def one_pass(people, order, distance, sigma, target):
    x = order * distance**2 / (2 * sigma**2 * target)
    needed = next((T for T in range(1, 40) if x <= T), 39)
    return max(0, people - needed + 1), needed - 1
