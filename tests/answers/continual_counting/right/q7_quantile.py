# The quantile of one error, at the T-th root.
def naive_accuracy(steps, epsilon, chance):
    def quantile(q, scale):
        return scale * math.log(1 / (1 - q))

    return quantile(math.exp(math.log(chance) / steps), steps / epsilon)
