# For factors up to 4 trusts the rule that two equal steps of randomised response cost four times as much.
# Witness: two_steps(0.5, 4) returns [[0.897530048810325, 0.10246995118967495], [0.5, 0.5], [0.10246995118967489, 0.897530048810325]]: the mean loss from x0 to x2 is 1.72534, at least 2 is right.
def two_steps(kappa, factor):
    if factor <= 4:
        low, high = 0.0, 20.0
        for _ in range(100):
            e = (low + high) / 2
            a, b = 1 / (1 + math.exp(-e)), 0.5
            if max(two_valued(a, b), two_valued(b, a)) <= kappa:
                low = e
            else:
                high = e
        rows = [1 / (1 + math.exp(-t)) for t in (low, 0.0, -low)]
    else:
        length = 1 + math.log(factor)
        u0 = kappa / length
        u1 = u0 * math.exp(-length)
        rows = [u0, u1, u1 * math.exp(-kappa / u1)]
    return [[u, 1 - u] for u in rows]
