# Secant on logs.
def least_sigma(epsilon, delta, sensitivity):
    def gap(u):
        r = math.exp(u)
        half, shift = 1 / (2 * r), epsilon * r
        value = normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
        return math.log(max(value, 1e-300)) - math.log(delta)

    low, high = math.log(0.05), math.log(5000)
    # the point between is chosen by the two values, and by halving every second time
    for step in range(300):
        f, g = gap(low), gap(high)
        middle = (low + high) / 2 if step % 2 else low + (high - low) * f / (f - g)
        if gap(middle) > 0:
            low = middle
        else:
            high = middle
    return math.exp((low + high) / 2) * sensitivity
