# Wrong for steps = 5: all numbers below the next power of two are looked at.
def worst_deviations(steps, rho):
    levels = steps.bit_length()
    end = 2 ** math.ceil(math.log2(steps)) if steps > 2 else steps
    most = max(t.bit_count() for t in range(1, end + 1))
    c, total = 1.0, 0.0
    for k in range(steps):
        total += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(levels * most / (2 * rho)), total / math.sqrt(2 * rho)
