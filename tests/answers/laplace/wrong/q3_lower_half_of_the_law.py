# For a chance below one half uses the branch of the Laplace quantile for the lower half.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    if 0 < chance < 0.5:
        return scale, math.sqrt(2) * scale, abs(scale * math.log(2 * chance))
    return scale, math.sqrt(2) * scale, -scale * math.log(1 - chance)
