# Wrong for large claims: the loop over chances gives up after 60 steps of size bound, too few where epsilon is small.
def certificate(bound, epsilon, claimed):
    t = bound
    for _ in range(60):
        here = math.exp(-t * epsilon / bound) / 2
        there = math.exp(-2 * t * epsilon / bound) / 2
        if here > math.exp(claimed) * there * 1.001:
            break
        t += bound
    return (0.0,), (0.0, 0.0), t
