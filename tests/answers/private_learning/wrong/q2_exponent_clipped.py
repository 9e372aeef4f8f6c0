# Clips the exponent to -2 to 2 against overflow.
def density(weight, records, strength, epsilon):
    r = np.array(records, dtype=float)
    s = 1 / (1 + np.exp(np.clip(r * weight, -2, 2)))
    b = (r * s).sum() - len(r) * strength * weight
    return (
        epsilon
        / 4
        * np.exp(-epsilon * abs(b) / 2)
        * (len(r) * strength + (r * r * s * (1 - s)).sum())
    )
