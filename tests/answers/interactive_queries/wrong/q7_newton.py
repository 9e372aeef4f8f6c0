# Newton's method ends after 22 steps, too early for far starts.
def best_split(weights, sensitivities, total):
    def root(x):
        y = x if x > 1 else 1
        for _ in range(22):
            y = (2 * y + x / y / y) / 3
        return y

    r = [root(w * d * d) for w, d in zip(weights, sensitivities)]
    return [total * x / sum(r) for x in r]
