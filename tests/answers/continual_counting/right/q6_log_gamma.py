# Another way: log gamma.
def worst_deviations(steps, rho):
    squares = [(math.comb(2 * k, k) * 10**40 // 4**k / 10**40) ** 2 for k in range(steps)]
    tree = steps.bit_length() * max(t.bit_count() for t in range(steps + 1))
    return tuple(v / (2 * rho) ** 0.5 for v in (tree**0.5, math.fsum(squares)))
