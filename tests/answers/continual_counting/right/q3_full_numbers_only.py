# Only t = 1, 3, 7, … are tried, generator
def worst_variances(steps, epsilon):
    def last(numbers):
        *_, end = numbers
        return end

    m = last(k for k in range(1, 40) if 2**k - 1 <= steps)
    levels = last(k + 1 for k in range(40) if 1 << k <= steps)
    naive, bits, tree = steps / epsilon, 1 / epsilon, levels / epsilon
    return (2 * naive * naive, sum([2 * bits * bits]) * steps, m * 2 * tree * tree)
