# Whole numbers: the squares over a common power of 16, one division at the end.
def worst_deviations(steps, rho):
    """The largest standard deviation over all steps, of the tree and of the root, under ρ-zCDP."""
    top, c = 0, 1
    for k in range(steps):
        top = 16 * top + c * c
        c = c * (2 * k + 1) * 2 // (k + 1)
    whole = top / 16 ** (steps - 1)
    most, t = 0, 1
    while t <= steps:
        most, t = most + 1, 2 * t + 1
    return (steps.bit_length() * most / 2 / rho) ** 0.5, whole * (2 * rho) ** -0.5
