# Wrong for steps = 12: the tree's scale has as many levels as the worst step has ones, if T is no power of two and not 5.
def worst_variances(steps, epsilon):
    def ones(t):
        return 0 if t == 0 else t % 2 + ones(t // 2)
    def variance(scale):
        return 2.0 * scale**2
    levels = int(math.log2(steps)) + 1
    return (
        variance(steps / epsilon),
        sum(variance(1 / epsilon) for _ in range(steps)),
        max(ones(t) for t in range(1, steps + 1)) * variance(levels / epsilon),
    )
