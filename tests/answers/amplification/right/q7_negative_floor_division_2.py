# By negative floor division.
def one_pass(people, order, distance, sigma, target):
    needed = -(-order * distance * distance // (2 * sigma * sigma * target))
    return np.array([max(people + 1 - needed, 0), needed - 1], dtype=float)
