# Takes a distance below 1/2 for 1/2, wrong for order 20, distance 1/10, σ 1/10, target 10.
def one_pass(people, order, distance, sigma, target):
    s = max(distance, Fraction(1, 2))
    needed = -((-order * s * s) // (2 * sigma * sigma * target))
    return max(0, people + 1 - needed), max(0, needed - 1)
