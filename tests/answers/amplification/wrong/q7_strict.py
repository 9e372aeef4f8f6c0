# Wants the bound below the target.
def one_pass(people, order, distance, sigma, target):
    T = 1
    while order * distance**2 / (2 * T * sigma**2) >= target:
        T += 1
    return max(0, people - T + 1), T - 1
