# Maximum over all steps, variances of each step
def worst_variances(steps, epsilon):
    levels = len(bin(steps)) - 2
    one = lambda scale: 2 * scale * scale
    naive = max(one(steps / epsilon) for t in range(1, steps + 1))
    bits = max(t * one(1 / epsilon) for t in range(1, steps + 1))
    tree = max(bin(t).count("1") * one(levels / epsilon) for t in range(1, steps + 1))
    return [naive, bits, tree]
