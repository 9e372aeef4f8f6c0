# Wrong for steps = 7: m is levels - 1 always, but 7 itself has three ones of three levels (36 for 54).
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
