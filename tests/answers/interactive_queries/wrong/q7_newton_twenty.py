# Takes twenty steps of Newton's method from 1 for each third root, too few for large numbers.
# Witness: best_split([100, 1], [100, 1], 1) gives [0.9937664027764511, 0.00623359722354886]; right is [0.9900990099009901, 0.009900990099009905].
def best_split(weights, sensitivities, total):
    def third_root(c):
        x = 1.0
        for _ in range(20):
            x = (2 * x + c / x**2) / 3
        return x

    roots = [third_root(w * d**2) for w, d in zip(weights, sensitivities)]
    return [total * root / sum(roots) for root in roots]
