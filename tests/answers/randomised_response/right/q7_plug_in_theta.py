# Puts the estimate for θ into the variance of Question 6: the same number, another road.
def interval(yes, n, p, z):
    theta = (yes / n - p) / (1 - 2 * p)
    variance = p * (1 - p) / (n * (1 - 2 * p) ** 2) + theta * (1 - theta) / n
    half = z * math.sqrt(variance)
    return theta - half, theta + half
