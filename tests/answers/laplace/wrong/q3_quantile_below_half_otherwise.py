# For a chance below one half the lower branch of the Laplace quantile is taken.
def promise(sensitivity, epsilon, chance):
    s = sensitivity / epsilon
    return (
        s,
        math.sqrt(2) * s,
        (-s * math.log(1 - chance) if chance >= 0.5 or chance == 0 else -s * math.log(2 * chance)),
    )
